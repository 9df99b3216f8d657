import { reading } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** How much or how often an item of a list is so, which chooses it all the same: "un poco de francés", "a veces la bici". */
const DEGREE = regex('giu')`
  (?<=(?:^|[\s,])(?:y |e |también |además )?)(?:(?:un )?(?:poco|poquito|pel[ií]n)|algo|nociones|a veces|de vez en cuando)
  (?: (?:de|del)(?= )| (?=(?:el|la|los|las) ))(?=\s?\p{L})`

/** What ends a list: "que yo sepa", of what nobody else can know, "y poco más". */
const AS_FAR =
  /(?<=\p{L}{3}),? (?:que yo (?:sepa|recuerde)(?:,? nada más)?|y (?:poco|nada|ya nada|ya) más|(?:de vez|de cuando) en cuando|a veces|y (?:para de contar|punto|listo|ya está))(?=[.!]?$)/iu

const OF_DEGREES = /poco|algo|nociones|veces/iu

/** Reads the items of a list without their degrees, where no option has one. */
export const withoutDegrees = reading((heard, { options }) => {
  if (options.length < 2 || options.some(({ label }) => OF_DEGREES.test(label))) return heard
  return heard.replace(DEGREE, '').replace(AS_FAR, '').replaceAll(/ {2,}/gu, ' ').trim() || heard
})
