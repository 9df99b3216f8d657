import type { ReadAnswer } from '../../../shared/normalise.ts'
import { plainWords, withoutPauses } from '../../../shared/words.ts'
import { CALLED } from './called.ts'

/** The last sentence of several. */
const LAST = /(?<=\S[.!?…])\s+(?<sentence>[^.!?…]{3,60}[.!?…]*)$/u

/** Words after an order that change nothing of it: "bajá la tele, che". */
const AFTER = /^(?:(?:che|ya|por favor|anda|hombre|mujer|venga|oye|va|porfa|cariño|hij[oa])(?: |$))*$/u

/** A question for words to somebody. */
const ASKS_MESSAGE = /mensaje|dedicatoria|carta|nota para|recado|di(?:ga|le)/iu

/** Reads a text without a last sentence that orders somebody in the room: "… Juan, bajá la tele, che." */
export const withoutOrder =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    if (ASKS_MESSAGE.test(field.label ?? '')) return read(field, heard, circumstances)
    const last = LAST.exec(heard.slice(-TAIL_MAX))
    const words = last ? withoutPauses(plainWords(last.groups?.sentence ?? '')).join(' ') : ''
    const called = CALLED.exec(words)
    const isOrder = called?.groups?.order !== undefined && AFTER.test(words.slice(called[0].length).trim())
    return read(field, isOrder && last ? heard.slice(0, -last[0].length) : heard, circumstances)
  }

/** In characters. */
const TAIL_MAX = 120
