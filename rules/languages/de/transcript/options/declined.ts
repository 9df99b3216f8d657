import type { Layer } from '../../../shared/normalise.ts'
import { germanRegex } from '../letters.ts'

const START = '^(?:(?:äh+m*|ach|oh|na|also),? )*'
/** What needs no more: "geht schon", "ich komm zurecht", "das war's". */
const ENOUGH = String.raw`(?:(?:es |das )?(?:geht|passt) (?:schon|so)|(?:ich |wir )?komme?n? (?:(?:schon|gut|so|ganz gut) )*(?:zurecht|klar)|(?:ich bin|wir sind|bin|sind) (?:(?:schon|gut) )*(?:versorgt|bedient)
  |alles gut|das (?:war|wär|wäre)(?: es|['’]?s)(?: (?:schon|dann|alles|für heute))*)`
/** With thanks or a no; that it was all, also without. */
const DECLINED = germanRegex('iu')`
  ${START}(?:(?:(?:nein,? )?danke(?: schön| sehr)?|nein),? (?:nein,? |aber )?${ENOUGH}(?:,? danke(?: schön| sehr)?)?|${ENOUGH},? danke(?: schön| sehr)?|das (?:war|wär|wäre)(?: es|['’]?s)(?: (?:schon|dann|alles|für heute))*)[.!]?$`
const OFFERS = germanRegex(
  'iu',
)`brauch|benötig|hilf|helfen|unterstütz|(?<!\p{L})(?:sonst|noch|weitere[nrsm]?|darf|dürfen)(?!\p{L})`
/** "Mir wär's lieber, wenn nicht". */
const RATHER_NOT = germanRegex('iu')`
  ${START}(?:nein,? )?(?:(?:mir|uns) (?:wäre?|wär['’]?s)(?: es| das)?|(?:das |es )?wäre? (?:mir|uns)) (?:ehrlich gesagt )?lieber,? (?:wenn |sie (?:würden|täten) (?:es |das )?)nicht[.!]?$`

/** Reads thanks for an offer that is not needed as the no that it is. */
export const declined: Layer = (read) => (field, heard, circumstances) => {
  const isNo = (OFFERS.test(field.label ?? '') && DECLINED.test(heard)) || RATHER_NOT.test(heard)
  return read(field, field.options?.length === 2 && isNo ? 'nein' : heard, circumstances)
}
