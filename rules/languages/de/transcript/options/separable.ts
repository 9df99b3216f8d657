import type { SpokenField } from '../../../shared/normalise.ts'
import { plainWords } from '../../../shared/words.ts'
import { transliterated } from '../letters.ts'

const PARTICLES = 'ab|an|auf|aus|bei|ein|mit|nach|teil|vor|vorbei|weg|weiter|zu|zurueck|zusammen'
/** What stands between a verb and its particle and denies nothing. */
const BETWEEN =
  'ich|wir|sie|es|ihn|das|die|den|dann|mich|mir|uns|dort|hier|selbst|selber|persoenlich|einfach|bitte|gern|gerne|lieber|ruhig|halt|mal|doch|kurz|am besten|am liebsten|nochmal|morgen|abends'
/** Where it is done: "im Geschäft". */
const PLACE = String.raw`(?:im|in der|beim|bei der|am|an der|vor der) \p{L}{3,}`
const APART = new RegExp(
  String.raw`(?<!\p{L})(?<verb>\p{L}{3,})(?:['’]s)?(?<between>(?:,? (?:${BETWEEN}|${PLACE}))*) (?<particle>${PARTICLES})(?= *(?:[.,;:!?]|$| und | aber | ich ))`,
  'giu',
)
/** What one calls by a verb whatever the labels are. */
const ALWAYS = ['anruf', 'abbuchung']
const STEM_MIN = 3

/** A separable verb as the word of the field that is made of it: "ich hol es selber ab" where "Abholung" is offered. */
export function withWholeVerbs({ options }: SpokenField, said: string): string {
  const own = [...(options ?? []).flatMap(({ label }) => plainWords(transliterated(label))), ...ALWAYS]
  return said.replace(APART, (whole, verb: string, between: string, particle: string) => {
    const stem = verb.toLowerCase().replace(/(?:en|e|st|t|ts|n)$/u, '')
    const found =
      stem.length < STEM_MIN ? undefined : own.find((word) => word.startsWith(`${particle.toLowerCase()}${stem}`))
    return found === undefined ? whole : `${between.trim()} ${found}`.trim()
  })
}
