import type { Words } from '../../../shared/normalise.ts'
import type { Grammar } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { cardinalAt } from '../numbers/cardinals.ts'

/** What is said beside an address of its letters and digits, and is no part of it. */
export const besideAddress: Grammar = (words, at) => {
  const next = lettersAfterWith(words, at) ?? asDigits(words, at)
  return next === undefined ? undefined : { value: [], next: words[next] === PAUSE ? next + 1 : next }
}

const LETTERS_MAX = 3
const SIGN = /^(?:at|aet|aett|punkt|minus|bindestrich|unterstrich|klammeraffe|@)$/

/** "Maier mit a i", "Schmidt, mit D T": two or three letters that the name before them has. */
function lettersAfterWith(words: Words, at: number): number | undefined {
  if (words[at] !== 'mit' || at === 0) return undefined
  let next = at + 1
  while (next - at <= LETTERS_MAX && /^[a-z]$/.test(words[next] ?? '')) next += 1
  const isOver = words[next] === undefined || words[next] === PAUSE || SIGN.test(words[next] ?? '')
  return next > at + 2 && isOver ? next : undefined
}

/** "Die neunzig als Zahl". */
function asDigits(words: Words, at: number): number | undefined {
  if (!/^(?:die|den|das)$/.test(words[at] ?? '')) return undefined
  const place = (/^\d+$/.test(words[at + 1] ?? '') ? at + 2 : cardinalAt(words, at + 1)?.next) ?? words.length
  const said = words.slice(place, place + 2).join(' ')
  return /^(?:als (?:zahl|ziffern?)|in (?:zahlen|ziffern))$/.test(said) ? place + 2 : undefined
}
