import type { ReadAnswer } from '../../../shared/normalise.ts'

/** One thing, its denial, and another one. */
const INSTEAD = /^(?<slip>\S+(?: \S+){0,3}?),? no[,.]\s+(?:(?:mejor|es|era|sino)\s+)?(?<own>\S+(?: \S+){0,3})$/iu

/** Takes what is said instead of a value that was denied right after it: "avanzado no, intermedio". */
export const insteadOfDenied =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const { slip, own } = (found?.isSure ? null : INSTEAD.exec(heard))?.groups ?? {}
    if (slip === undefined || own === undefined || heard.includes('?')) return found
    const [before, after] = [slip, own].map((said) => read(field, said, circumstances))
    const isPlain = before?.isSure && after?.isSure && !before.isGuess && !after.isGuess
    return isPlain && before.value !== after.value ? after : found
  }
