import type { Words } from '../../../shared/normalise.ts'
import type { Grammar } from '../../../shared/translation.ts'

const WEEKDAYS = new Map(
  'lunes=monday martes=tuesday miercoles=wednesday jueves=thursday viernes=friday sabado=saturday domingo=sunday'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
const BEFORE_WEEKDAY = new Map([
  ['proximo', 'next'],
  ['siguiente', 'coming'],
  ['pasado', 'last'],
  ['ultimo', 'last'],
  ['este', 'this'],
])

/** "El próximo lunes", "el lunes que viene", "el lunes pasado"; "los lunes" are many. */
export const weekday: Grammar = (words, at) => {
  const before = BEFORE_WEEKDAY.get(words[at] ?? '')
  const start = before === undefined ? at : at + 1
  const name = WEEKDAYS.get(words[start] ?? '')
  if (name === undefined) return undefined
  const many = words[at - 1] === 'los' ? 'every' : undefined
  const after = whichAfter(words, start + 1)
  // "Este miércoles que pasó".
  const which = after.which === 'last' ? after.which : (before ?? after.which ?? many)
  return { value: which ? [which, name] : [name], next: after.next }
}

function whichAfter(words: Words, at: number): { which?: string; next: number } {
  if (words[at] === 'que' && words[at + 1] === 'viene') return { which: 'coming', next: at + 2 }
  if (words[at] === 'que' && words[at + 1] === 'paso') return { which: 'last', next: at + 2 }
  if (/^(?:proximo|siguiente|entrante)$/.test(words[at] ?? '')) return { which: 'coming', next: at + 1 }
  if (/^(?:pasado|ultimo)$/.test(words[at] ?? '')) return { which: 'last', next: at + 1 }
  return { next: at }
}
