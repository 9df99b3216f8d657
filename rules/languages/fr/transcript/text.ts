import { textIn } from '../../shared/text/index.ts'
import { FRENCH } from './text/dictation.ts'

/** Words as they were said, in one line. */
export const text = textIn(FRENCH, { isLine: true })

/** Likewise, in several lines. */
export const textarea = textIn(FRENCH, { isLine: false })
