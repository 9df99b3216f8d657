import type { Layer, SpokenField } from '../../../shared/normalise.ts'
import { germanRegex } from '../letters.ts'
import { VOCABULARY } from '../lexicon/roles.ts'

const START = '^(?:(?:äh+m*|ach|oh|na|also|nein|bitte|egal|hauptsache),? )*'
/** "Ja, wenn's nichts extra kostet". */
const CONDITIONAL = germanRegex('iu')`
  ${START}(?<answer>ja|gerne?|klar|okay|nein)[,.]? (?:(?:aber|nur|schon|gerne?),? )*(?:wenn|falls|sofern|solange|außer|es sei denn)(?:['’]?s)?(?!\p{L})(?!.*(?<!\p{L})(?:ja|nein)(?!\p{L}))`
/** "Bis August war ich das". */
const LAPSED = germanRegex('iu')`
  ^(?:(?:äh+m*|ach|na|also|ja),? )*(?:(?:das )?(?:war|hatte) (?:ich|wir|es)(?: das| einen?| eins| mal)* bis (?!jetzt|heute|dato).+|bis (?!jetzt|heute|dato|zum|auf)[^,;]+ (?:war|hatte) (?:ich|wir|es|das).*|bis vor [^,;]+|früher(?: mal| schon)*)[.!]?$`
/** "Nicht Nord", "die, die nicht Nord ist". */
const EXCLUDED = germanRegex('iu')`
  ${START}(?:(?:der|die|das|den),? (?:der|die|das|den) )?(?:(?:bloß|nur) )?(?:nicht|kein\p{L}*) (?!nur |unbedingt |sicher|ganz |so |wirklich |mehr)(?<denied>(?:(?!nicht |kein|und |oder |aber )[^\s,;?]+ ?){1,4}?)(?: ist| liegt| heißt)?[.!]?$`
const YES_NO = /^(?:ja|nein)(?!\p{L})/iu

const proposedFor = ({ label = '', options }: SpokenField, heard: string): string | undefined => {
  const isYesNo = options?.some((option) => YES_NO.test(option.label)) === true && !VOCABULARY.asks.consent.test(label)
  const isNow = !VOCABULARY.asks.past.test(label) && !/jemals|schon (?:ein)?mal|bereits/iu.test(label)
  return isYesNo
    ? (CONDITIONAL.exec(heard)?.groups?.['answer'] ?? (isNow && LAPSED.test(heard) ? 'nein' : undefined))
    : undefined
}

/** Proposes of two what is answered under a condition, no for what was so until some time, and the one that is not excluded. */
export const oneOfTwo: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const { options } = field
  if (found || options?.length !== 2 || heard.includes('?')) return found
  const said = proposedFor(field, heard)
  const proposed = said === undefined ? undefined : read(field, said, circumstances)
  if (proposed) return { ...proposed, isSure: false, isGuess: true }
  const denied = options.some((option) => YES_NO.test(option.label))
    ? undefined
    : EXCLUDED.exec(heard)?.groups?.['denied']
  const excluded = denied === undefined ? undefined : read(field, denied, circumstances)
  const other = excluded?.isSure ? options.find((option) => option.value !== excluded.value) : undefined
  return other && { value: other.value, isSure: false, isGuess: true }
}
