import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt } from '../numbers/cardinals.ts'

const UNITS = new Map(
  'dia=day dias=days semana=week semanas=weeks mes=month meses=months ano=year anos=years quincena=fortnight'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/** How exactly, which changes nothing: "hace justo una semana". */
const EXACTLY = /^(?:justo|exactamente|ya|solo)$/

/** "Hace dos semanas", "hoy hace una semana" and "dentro de dos semanas". */
export const span: Grammar = (words, at) => {
  if (words[at] === 'hoy' && words[at + 1] === 'hace') return span(words, at + 1)
  const ago = words[at] === 'hace'
  const inside = words[at] === 'dentro' && words[at + 1] === 'de' ? 2 : words[at] === 'en' ? 1 : 0
  if (!ago && inside === 0) return undefined
  const first = at + (ago ? 1 : inside)
  const start = EXACTLY.test(words[first] ?? '') ? first + 1 : first
  const count = /^una?$/.test(words[start] ?? '') ? { value: 1, next: start + 1 } : cardinalAt(words, start)
  const unit = count && UNITS.get(words[count.next] ?? '')
  if (!count || !unit) return undefined
  const length = [String(count.value), unit]
  return { value: ago ? [...length, 'ago'] : ['in', ...length], next: count.next + 1 }
}

/** "Dos días después de navidad". */
export const beside: Grammar = (words, at) => {
  const count = cardinalAt(words, at)
  const unit = count && UNITS.get(words[count.next] ?? '')
  const side = { despues: 'after', antes: 'before' }[words[(count?.next ?? 0) + 1] ?? '']
  if (!count || !unit || !side || !/^del?$/.test(words[count.next + 2] ?? '')) return undefined
  return { value: [String(count.value), unit, side], next: count.next + 3 }
}
