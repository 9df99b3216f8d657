import { INTERRUPTIONS, OF_ROOM } from './interruptions.ts'
import { ORDERS, TO_WAIT_WHILE } from './orders.ts'
import { I_SHALL, NOT_YET, PUT_OFF, UNCHECKED } from './put-off.ts'
import { NOT_HEARD, QUESTIONS } from './questions.ts'
import { AT_A_LOSS, REFUSALS } from './refusals.ts'
import { anyOf } from './words.ts'

/**
 * What a person says to the one who asks, or to somebody beside them, instead of an answer; in small letters without signs. Each file
 * is of one act, so that a further way to say it fits in.
 */
export const TALK = anyOf(ORDERS, PUT_OFF, REFUSALS, QUESTIONS, INTERRUPTIONS)

/** What of it leaves a value beside it open, which is asked for then: "tos y fiebre, pero tendría que mirarlo". */
export const LEAVES_OPEN = anyOf(I_SHALL, NOT_YET, UNCHECKED, AT_A_LOSS, NOT_HEARD, TO_WAIT_WHILE, OF_ROOM)
