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

/** How large, old or strong a thing is, and for whom, which leaves it what it is: "un conejo enano", "ropa de bebé". */
const QUALITY = regex('giu')`
  (?<thing>\p{L}{3,}|-) (?:(?:muy |súper |bastante )?(?:enan|pequeñ|chiquit|gord|viej|nuev|larg|ligero?|terribl|horribl|tremend|espantos|fuert|lev|intens|constant|brutal|grand)(?:[oae]s?|es)?
    |de (?:bebés?|niñ[oa]s?|mujer|hombre|caballero|señora|adult[oa]s?|segunda mano))(?=[.!]?$|,| y )`

/** Reads what an option names without its quality, where none is told by the options. */
export const withoutQuality = reading((heard, { options }) => {
  const labels = options.map(({ label }) => label.toLowerCase()).join(' ')
  if (options.length < 2 || options.some(({ label }) => `- ${label}`.search(QUALITY) >= 0)) return heard
  return heard.replaceAll(QUALITY, (all, thing: string) => (labels.includes(thing.toLowerCase()) ? thing : all))
})

/** Reads the items of a list without their degrees, where no option has one. */
export const withoutDegrees = reading((heard, { options }) => {
  if (options.length < 2 || options.some(({ label }) => OF_DEGREES.test(label))) return heard
  return heard.replace(DEGREE, '').replace(AS_FAR, '').replaceAll(/ {2,}/gu, ' ').trim() || heard
})
