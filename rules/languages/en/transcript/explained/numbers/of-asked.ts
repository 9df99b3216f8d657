import type { ReadAnswer, SpokenField, Words } from '../../../../shared/normalise.ts'
import { hasRole, type Role, type Vocabulary } from '../../../../shared/remainder.ts'
import { regex } from '../../../../shared/regex.ts'
import { splitHyphens, wordsOf } from '../../../../shared/words.ts'
import { formOf, questionWords } from '../../lexicon/own-words.ts'
import { isMeasure } from '../../lexicon/units.ts'
import { amountAt, unfolded } from '../../numbers/amounts.ts'

/** "Out of our eighty hectares we lease thirty": the whole, of which a part is told. */
const OF_WHOLE = regex('iu')`
  ^(?:(?:um+|uh+|oh|well|so),? )*(?:out )?of (?:the|our|my|all (?:the|our)|those|these) (?:\S+ ){1,4}?(?=(?:,|i|we|only|just|it's|there are|there's|about)(?: |$))`

/** Takes a number without the whole of which it is a part. */
export const withoutWhole =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) =>
    read(field, transcript.replace(OF_WHOLE, ''), circumstances)

/** Takes the only number of several that counts what the question asks for: "two adults and three kids" are two adults. */
export const orOfAsked =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    if (found?.isSure || transcript.includes('?')) return found
    const words = splitHyphens((wordsOf(transcript) ?? []).flatMap(unfolded))
    const value = hasRole(words, vocabularies, TAKING_BACK) ? undefined : ofAsked(words, field)
    return value === undefined ? found : { value, isSure: !hasRole(words, vocabularies, CHANGING) }
  }

const TAKING_BACK: ReadonlySet<Role> = new Set(['denial', 'privation', 'correction', 'question'])
const CHANGING: ReadonlySet<Role> = new Set(['bound', 'unreal', 'condition', 'hedge', 'past', 'other'])

function ofAsked(words: Words, field: SpokenField): number | undefined {
  const asked = questionWords(field)
  const counts: { value: number; isAsked: boolean }[] = []
  for (let at = 0; at < words.length;) {
    const amount = amountAt(words, at)
    const noun = words[amount?.next ?? at] ?? ''
    if (amount && (noun.length < 3 || isMeasure(noun) || !/^\p{L}+$/u.test(noun))) return undefined
    if (amount) counts.push({ value: amount.value, isAsked: asked.has(noun) || asked.has(formOf(noun)) })
    at = amount?.next ?? at + 1
  }
  const [own, ...more] = counts.filter(({ isAsked }) => isAsked)
  return counts.length > 1 && more.length === 0 ? own?.value : undefined
}
