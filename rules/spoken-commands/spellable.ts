import type { CommandedField } from './commands.ts'

/** Whether letters, digits and signs make an answer of this field. */
export const isSpellable = ({ type }: CommandedField): boolean =>
  ['text', 'textarea', 'email', 'url', 'tel'].includes(type)
