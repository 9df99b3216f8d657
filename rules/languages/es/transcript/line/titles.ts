import type { Layer } from '../../../shared/normalise.ts'

/** "Es Nunca me abandones": a title that the transcriber set apart by its capital. */
const IS_TITLE = /^(?:[Pp]ues )?[Ee]s (?=\p{Lu}\p{Ll})/u

/** Reads a title without the "es" before it, where the question asks for words. */
export const withoutIs =
  (asksForWords: RegExp): Layer =>
  (read) =>
  (field, heard, circumstances) =>
    read(field, asksForWords.test(field.label ?? '') ? heard.replace(IS_TITLE, '') : heard, circumstances)
