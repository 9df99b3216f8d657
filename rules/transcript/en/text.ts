import { textareaWith } from '../text.ts'

export { text } from '../text.ts'
export const textarea = textareaWith('new line', 'new paragraph')
