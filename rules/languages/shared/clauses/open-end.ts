import { traitsOf } from '../../../field-types.ts'
import type { Layer } from '../normalise.ts'

/** Proposes the items of a list that is left open at its end: "Word, Excel und so weiter". */
export const openEnd =
  (end: RegExp): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const rest = traitsOf(field.type).value === 'several-options' ? heard.replace(end, '') : heard
    const found = read(field, rest, circumstances)
    return found && rest !== heard ? { ...found, isSure: false } : found
  }
