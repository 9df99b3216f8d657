import { regex } from '../../../shared/regex.ts'
import type { Layer, SpokenField } from '../../../shared/normalise.ts'
import { VOCABULARY } from '../lexicon/roles.ts'

const START = '^(?:(?:euh|ah|oh|ben|bon|alors|non),? )*'
/** "Oui si ça coûte pas plus cher". */
const CONDITIONAL = regex('iu')`
  ^(?:(?:euh|ah|oh|ben|bon|alors),? )*(?<answer>oui|non|d['’]accord|volontiers),? (?:mais )?(?:seulement |uniquement )?(?:si(?! si)|s['’]il|sauf si|à condition|tant que|du moment)(?!\p{L})(?!.*(?<!\p{L})(?:oui|non|sinon)(?!\p{L}))`
/** "Je l'étais jusqu'en août". */
const LAPSED = regex('iu')`
  ${START}(?:(?:je|on|nous) (?:l['’]|le |en )?(?:étais|était|étions|avais|avait|avions) jusqu['’][^,;?]+|jusqu['’](?:à|en|au) (?:l['’]an|l['’]année|le mois|la semaine|il y a)[^,;?]*)[.!]?$`
/** "Pas le Nord", "celle qui n'est pas Nord". */
const EXCLUDED = regex('iu')`
  ${START}(?:(?:celle|celui|l['’]agence) qui (?:n['’])?est pas|pas)(?! que | vraiment| trop| s[ûu]re?| encore) (?:celle |celui )?(?<denied>(?:(?!pas |ni |ou |et |mais )[^\s,;?]+ ?){1,4})[.!]?$`
/** "Fenêtre s'il en reste, sinon couloir". */
const PREFERRED = regex('iu')`
  ${START}(?<first>[^,;?]+?),? s(?:i|['’]ils?) (?!non)[^,;?]+,? (?:sinon|autrement|à défaut) \S`
const YES_NO = /^(?:oui|non)(?!\p{L})/iu

const isYesNo = ({ options }: SpokenField): boolean => options?.some((option) => YES_NO.test(option.label)) === true

function answerIn(field: SpokenField, heard: string): string | undefined {
  const label = field.label ?? ''
  if (VOCABULARY.asks.consent.test(label)) return undefined
  const isNow = !VOCABULARY.asks.past.test(label) && !/déjà/iu.test(label)
  return CONDITIONAL.exec(heard)?.groups?.answer ?? (isNow && LAPSED.test(heard) ? 'non' : undefined)
}

/** Proposes of two what is answered or wanted under a condition, no for what was so until some time, and the one that is not excluded. */
export const oneOfTwo: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const { options } = field
  if (found || options?.length !== 2 || heard.includes('?')) return found
  const isAnswer = isYesNo(field)
  const first = PREFERRED.exec(heard)?.groups?.first
  const said = isAnswer ? answerIn(field, heard) : (first ?? EXCLUDED.exec(heard)?.groups?.denied)
  const alone = said === undefined ? undefined : read(field, said, circumstances)
  if (!alone || !(isAnswer || alone.isSure)) return undefined
  const value =
    isAnswer || first !== undefined ? alone.value : options.find((option) => option.value !== alone.value)?.value
  return value === undefined ? undefined : { value, isSure: false, isGuess: true }
}
