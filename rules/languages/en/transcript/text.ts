import { textareaWith } from '../../shared/text.ts'

export { text } from '../../shared/text.ts'
export const textarea = textareaWith('new line', 'new paragraph')
