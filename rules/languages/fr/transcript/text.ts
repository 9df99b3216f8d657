import { insteadOfDenied } from './around/corrected.ts'
import { layered } from './layers.ts'
import { textIn } from '../../shared/text/index.ts'
import { FRENCH } from './text/dictation.ts'

/** Words as they were said, in one line. */
export const text = layered(textIn(FRENCH, { isLine: true }), insteadOfDenied)

/** Likewise, in several lines. */
export const textarea = textIn(FRENCH, { isLine: false })
