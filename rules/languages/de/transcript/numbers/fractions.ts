import type { Words } from '../../../shared/normalise.ts'
import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt, cardinalOf } from './cardinals.ts'

const PARTS = new Map([
  ['drittel', 'third'],
  ['viertel', 'quarter'],
  ['fuenftel', 'fifth'],
  ['achtel', 'eighth'],
  ['zehntel', 'tenth'],
])
const HALF = /^halb(?:e[nrsm]?)?$/
const ONE = /^ein(?:e[nrsm]?)?$/

const SIZES: Readonly<Record<string, number>> = { hundert: 100, tausend: 1000, millionen: 1e6 }

/** "Anderthalb", "zweieinhalb", "dreieinviertel", "zweieinhalbtausend": the half in one word with its whole and its scale. */
function mixedOf(word = ''): number | undefined {
  const [, plain = '', scale = ''] = /^(\w+?)(hundert|tausend|millionen)?$/.exec(word) ?? []
  const value = mixedBelowScale(plain)
  return value === undefined ? undefined : value * (SIZES[scale] ?? 1)
}

function mixedBelowScale(word: string): number | undefined {
  if (/^anderthalb(?:e[nrsm]?)?$/.test(word)) return 1.5
  const [, whole = '', part = ''] = /^(\w+?)(?:und)?ein(halb|viertel)(?:e[nrsm]?)?$/.exec(word) ?? []
  const count = whole === 'ein' ? 1 : cardinalOf(whole)
  return count === undefined ? undefined : count + (part === 'halb' ? 0.5 : 0.25)
}

/** Halves and other parts of one: "zweieinhalb" is 2.5, "drei Viertel" three quarters, "und ein halber" and a half. */
export const fractions: Grammar = (words, at) => {
  const mixed = mixedOf(words[at])
  if (mixed !== undefined) return { value: [String(mixed)], next: at + 1 }
  const hours = { viertelstunde: '0.25', dreiviertelstunde: '0.75' }[words[at] ?? '']
  if (hours) return { value: [hours, 'hours'], next: at + 1 }
  if (words[at] === 'dreiviertel') return { value: ['3', 'quarters'], next: at + 1 }
  if (words[at] === 'einhalb') return { value: ['a', 'half'], next: at + 1 }
  return andAHalf(words, at) ?? partAt(words, at)
}

/** "Zwei und ein halbes", "eine Stunde und eine halbe". */
function andAHalf(words: Words, at: number) {
  if (words[at] !== 'und') return undefined
  const one = ONE.test(words[at + 1] ?? '') ? at + 2 : at + 1
  if (HALF.test(words[one] ?? '') || words[at + 1] === 'einhalb')
    return { value: ['and', 'a', 'half'], next: words[at + 1] === 'einhalb' ? at + 2 : one + 1 }
  const part = PARTS.get(words[one] ?? '')
  return part === 'quarter' ? { value: ['and', 'a', part], next: one + 1 } : undefined
}

/** "Ein halbes", "die Hälfte", "ein Drittel", "zwei Drittel". */
function partAt(words: Words, at: number) {
  const isOne = ONE.test(words[at] ?? '')
  const half = isOne ? at + 1 : at
  // "Zehn Stück, halb hell, halb dunkel".
  if (words[at] === 'halb' && words.slice(0, at).some((_, place) => cardinalAt(words, place))) return undefined
  if (HALF.test(words[half] ?? '')) {
    const isScaled = /^(?:million|milliarde|dutzend)$/.test(words[half + 1] ?? '')
    return { value: isScaled ? ['half', 'a'] : ['a', 'half'], next: half + 1 }
  }
  const count = isOne ? { value: 1, next: at + 1 } : cardinalAt(words, at)
  const part = count && PARTS.get(words[count.next] ?? '')
  if (!count || !part) return undefined
  return { value: [String(count.value), count.value === 1 ? part : `${part}s`], next: count.next + 1 }
}
