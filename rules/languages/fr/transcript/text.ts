import { insteadOfDenied } from './around/corrected.ts'
import { layered, reading } from './layers.ts'
import { beforeAside } from '../../shared/text/aside.ts'
import { ASIDES } from './text/asides.ts'
import { atPlaces } from './text/places.ts'
import { textIn } from '../../shared/text/index.ts'
import { FRENCH } from './text/dictation.ts'

/** "B comme Bernard" is the letter, and no part of a name. */
const EXAMPLE = /(?<=(?<!\p{L})(\p{L})),? comme (?:dans |pour )?(?!dans|pour)\1\p{L}{2,}(?!\p{L})/giu

/** Words as they were said, in one line. */
export const text = layered(
  textIn(FRENCH, { isLine: true }),
  (read) => beforeAside(ASIDES, FRENCH, read),
  reading((heard) => heard.replace(EXAMPLE, '')),
  atPlaces,
  insteadOfDenied,
)

/** Likewise, in several lines. */
export const textarea = textIn(FRENCH, { isLine: false })
