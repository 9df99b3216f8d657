import { textIn } from '../../shared/text/index.ts'
import { ENGLISH } from './text/dictation.ts'

/** Words as they were said, in one line. */
export const text = textIn(ENGLISH, { isLine: true })

/** Likewise, in several lines. */
export const textarea = textIn(ENGLISH, { isLine: false })
