import { plainWords, withoutPauses } from '../words.ts'
import type { Layer } from '../normalise.ts'

/** How a language says that there is none of a thing, as a label, of which it is the group "thing", and in a sentence with its verb. */
export interface Lacking {
  label: RegExp
  verb: string
}

/** "No tengo preferencia" is "Sin preferencia", where that is offered. */
export const asWithout =
  ({ label, verb }: Lacking): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    for (const option of field.options ?? []) {
      const things = label.exec(option.label)?.groups?.['thing'] ?? ''
      const words = withoutPauses(plainWords(things)).filter((word) => /^[\p{L}-]+$/u.test(word))
      if (words.length === 0) continue
      const lacks = new RegExp(String.raw`(?<!\p{L})(?:${verb})\s*(?:${words.join(' ')})(?!\p{L})`, 'iu')
      if (lacks.test(heard)) return read(field, heard.replace(lacks, option.label), circumstances)
    }
    return read(field, heard, circumstances)
  }
