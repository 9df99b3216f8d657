import { todayFrom } from '../../../shared/calendar.ts'
import type { ReadAnswer, Reading } from '../../../shared/normalise.ts'
import { SAID_MAX } from '../layers.ts'
import { HAPPENED } from './tense.ts'
import { regex } from '../../../shared/regex.ts'

/** The day on which something ends, which may be over or still to come: "Último día de trabajo". */
const LAST_DAY = regex('iu')`
  (?<!\p{L})[uú]ltim[oa] (?:d[ií]a|jornada|noche) del?(?! (?:la )?(?:regla|menstruaci|periodo|anterior))(?!\p{L})
  (?!.*(?:anterior|previ[oa]|pasad[oa]|(?<!\p{L})fue(?!\p{L})))`

/** In days: the nearer one is meant where it is near, and the other far. */
const NEAR = 90
const FAR = 180
const DAY_MS = 86_400_000

/** Reads the nearer one of the last and the coming day of a date to such a question, where the answer does not tell which. */
export const nearerLastDay =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const { label = '' } = field
    const isOpen = heard.length <= SAID_MAX && LAST_DAY.test(label) && !HAPPENED.test(heard)
    const last = read(field, heard, circumstances)
    if (!isOpen || !last) return last
    const coming = read({ ...field, label: label.replace(LAST_DAY, 'Fin de') }, heard, circumstances)
    const today = todayFrom(circumstances.today)
    if (!coming || !today) return last
    if (coming.value === last.value) return coming.isSure ? coming : last
    const [nearer, other] = distance(last, today) < distance(coming, today) ? [last, coming] : [coming, last]
    const isPlain = distance(nearer, today) <= NEAR && distance(other, today) >= FAR
    return isPlain ? nearer : { ...nearer, isSure: false }
  }

const distance = ({ value }: Reading, today: Date): number =>
  Math.abs(new Date(String(value)).getTime() - today.getTime()) / DAY_MS
