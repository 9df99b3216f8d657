import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'
import { VOCABULARY } from '../lexicon/roles.ts'

const MONTH = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)'
const END = regex(
  'iu',
)`^(?:(?:euh|ben|alors|c['’]est|ce sera),? )*(?:(?:à|vers) (?:la )?)?fin (?:de |d['’]|du mois de |du mois d['’])?(?<month>${MONTH}(?: prochain| \d{4})?)[.!]?$`
const BEGINNING = regex(
  'iu',
)`^(?:(?:euh|ben|alors|c['’]est|ce sera),? )*(?:au |vers le )?début (?:de |d['’]|du mois de |du mois d['’])?(?<month>${MONTH}(?: prochain| \d{4})?)[.!]?$`

/** Proposes the last day of a month where the question is for an end, and its first one where it is for a beginning. */
export const orEndOfMonth: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const { asks } = VOCABULARY
  const label = field.label ?? ''
  const end = asks.end.test(label) ? END.exec(heard)?.groups?.month : undefined
  const beginning = asks.beginning.test(label) ? BEGINNING.exec(heard)?.groups?.month : undefined
  const day = end === undefined ? beginning && `le premier ${beginning}` : `le dernier jour de ${end}`
  const alone = found || day === undefined ? undefined : read(field, day, circumstances)
  return alone ? { ...alone, isSure: false, isGuess: true } : found
}
