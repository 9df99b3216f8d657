import { textareaWith } from '../../shared/text.ts'

export { text } from '../../shared/text.ts'
export const textarea = textareaWith('nueva l[ií]nea', '(?:nuevo p[aá]rrafo|punto y aparte)')
