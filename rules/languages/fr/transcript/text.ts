import { reading } from '../../shared/normalise.ts'
import { isPlainText, textareaWith, textWith } from '../../shared/text.ts'
import { FRENCH } from './text/dictation.ts'

/** Words as they were said, in one line. */
export const text = reading(textWith(FRENCH), isPlainText(FRENCH, { isLine: true }))

/** Likewise, in several lines. */
export const textarea = reading(textareaWith(FRENCH), isPlainText(FRENCH, { isLine: false }))
