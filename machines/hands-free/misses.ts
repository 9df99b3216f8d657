import type { Note, Topic } from '../../rules/conversation/index.ts'
import { isExact, isSpellable } from '../../rules/field-types.ts'
import { MISSES_OFFER, SPOKEN_PARTS_MAX } from '../../rules/limits.ts'
import { fieldNow } from './prompts.ts'
import type { HandsFreeContext, HandsFreeEvent } from './types.ts'

/** In which the current field is talked about. */
const OF_FIELD: readonly Topic[] = ['question', 'confirming', 'spelling']

export const missedNote = ({ misses, formState, topic }: HandsFreeContext, heard: string): Note => ({
  kind: 'missed',
  heard,
  mayOffer: misses + 1 >= MISSES_OFFER && OF_FIELD.includes(topic),
  isSpellable: isSpellable(fieldNow(formState).type),
  mayGrow: topic === 'question' && isExact(fieldNow(formState).type),
})

/** What was not understood of an answer may be a part of it. */
export const begunBy = ({ begun, topic }: HandsFreeContext, event: HandsFreeEvent): readonly string[] =>
  topic === 'question' && event.type === 'voice.failed' && event.transcript !== ''
    ? [...begun, event.transcript].slice(-SPOKEN_PARTS_MAX)
    : begun
