import type { Words } from '../../../shared/normalise.ts'
import type { Grammar } from '../../../shared/translation.ts'
import { cardinalAt, isOne } from '../numbers/cardinals.ts'

/** "À quinze heures trente", "vers 18h", "à huit heures moins le quart" are no part of a day. */
export const hour: Grammar = (words, at) => {
  const start = /^(?:a|vers|des|sur les|pour)$/.test(words[at] ?? '') ? at + 1 : at
  if (/^\d{1,2}(?:h|:)(?:\d{2})?$/.test(words[start] ?? '')) return { value: [], next: start + 1 }
  const found = isOne(words[start]) ? { value: 1, next: start + 1 } : cardinalAt(words, start)
  if (!found || found.value > 24 || !/^(?:heures?|h)$/.test(words[found.next] ?? '')) return undefined
  return { value: [], next: afterMinutes(words, found.next + 1) }
}

function afterMinutes(words: Words, at: number): number {
  const quarter = /^(?:et (?:demie?|quart)|moins (?:le )?quart)(?= |$)/.exec(words.slice(at, at + 3).join(' '))
  if (quarter) return at + quarter[0].split(' ').length
  const minutes = cardinalAt(words, words[at] === 'moins' ? at + 1 : at)
  return minutes && minutes.value < 60 ? minutes.next : at
}
