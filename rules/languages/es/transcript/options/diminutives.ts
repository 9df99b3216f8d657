import { regex } from '../../../shared/regex.ts'

/** A small one of something, or much of it: "boletitos", "cervecita", "larguísima". */
const DIMINUTIVE = regex('giu')`(?<!\p{L})(?<base>\p{L}{3,})(?:it|[ií]sim)(?<ending>[oa]s?)(?!\p{L})`

/** Writes what people make small as the words of a question or of its options have it: "cervecita" to "Cerveza". */
export const inFullSize = (said: string, asked: string): string =>
  said.replace(
    DIMINUTIVE,
    (small: string, base: string, ending: string) =>
      basesOf(base)
        .flatMap((stem) => [`${stem}${ending}`, `${stem}e${ending.replace(/[oa]/u, '')}`, stem])
        .find((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(asked)) ?? small,
  )

/** Before "i" the sounds of "c", "g" and "z" are written otherwise: "chiquito", "amiguita", "cabecita"; a "c" may be put between. */
const basesOf = (base: string): string[] => [
  base,
  base.replace(/e?c$/u, ''),
  base.replace(/c$/u, 'z'),
  base.replace(/qu$/u, 'c'),
  base.replace(/gu$/u, 'g'),
]
