import type { Grammar } from '../../../shared/translation.ts'
import { cardinalOf } from '../numbers/cardinals.ts'

const SEVERAL = ['mehrmals', 'mehrfach', 'mehrere']
const UNITS: Readonly<Record<string, string>> = { tag: 'days', woche: 'weeks', monat: 'months', jahr: 'years' }
const PER = /^(?:die|der|pro|in|im|am|je)$/

/** "Zwei, drei Mal die Woche" is several times, where that is offered and no such number. */
export const often =
  (offered: ReadonlySet<string>): Grammar =>
  (words, at) => {
    const place = [at, at + 1, at + 2].find((index) => isTimes(words[index]))
    const isRange =
      place === at || words.slice(at, place).every((word) => isMany(word) || word === 'bis' || word === 'oder')
    const name = SEVERAL.find((word) => offered.has(word))
    if (place === undefined || !isRange || name === undefined || isOffered(words[place], offered)) return undefined
    let next = place + 1
    while (PER.test(words[next] ?? '')) next += 1
    const unit = UNITS[words[next] ?? '']
    return unit && next > place + 1 ? { value: [name, 'a', unit], next: next + 1 } : undefined
  }

const isMany = (word = ''): boolean => (cardinalOf(word) ?? (/^\d+$/.test(word) ? Number(word) : 0)) > 1

const isTimes = (word = ''): boolean => word.endsWith('mal') && isMany(word.slice(0, -3))

const isOffered = (word = '', offered: ReadonlySet<string>): boolean =>
  offered.has(word) || offered.has(word.slice(0, -3)) || offered.has(String(cardinalOf(word.slice(0, -3))))
