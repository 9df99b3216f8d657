import { textareaWith } from '../text.ts'

export { text } from '../text.ts'
export const textarea = textareaWith('nueva l[ií]nea', '(?:nuevo p[aá]rrafo|punto y aparte)')
