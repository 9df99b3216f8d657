import { isoOf, todayFrom } from '../../../shared/calendar.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

const MONTH = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)'

/** "Le 3 mars dernier". */
const LAST = regex('iu')`(?<day>(?<!\p{L})le [^\s,]+(?: et un)? ${MONTH}) (?:dernier|passé)(?!\p{L})`

/** Takes such a day where it is over. */
export const lastOfMonth: Layer = (read) => (field, heard, circumstances) => {
  const day = LAST.test(heard) ? read(field, heard.replace(LAST, '$<day>'), circumstances) : undefined
  const today = todayFrom(circumstances.today)
  const isOver = today !== undefined && typeof day?.value === 'string' && day.value <= isoOf(today)
  return isOver ? day : read(field, heard, circumstances)
}
