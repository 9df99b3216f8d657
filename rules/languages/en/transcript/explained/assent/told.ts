import { hasRole, type Role, type Vocabulary } from '../../../../shared/remainder.ts'
import type { ReadAnswer, Words } from '../../../../shared/normalise.ts'
import { wordsOf } from '../../../../shared/words.ts'
import { questionWords } from '../../lexicon/own-words.ts'
import { yesNoOptionsOf } from '../../choice.ts'
import { optionsFrom } from '../../options/labels.ts'
import { quantityAt } from '../../options/numbers.ts'
import { regex } from '../../../../shared/regex.ts'

/** Proposes the yes or no that is told by a fact: "two cats" to "Do you have any pets?", "i'm sixteen" to "Are you over 18?". */
export const orTold =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const { yes, no, isPair } = yesNoOptionsOf(optionsFrom(field.options))
    if (found || !field.label || !isPair || !yes || !no || transcript.includes('?')) return found
    const words = wordsOf(transcript) ?? []
    const [, denied = ''] = DENIED.exec(words.join(' ')) ?? []
    const isDenied = denied !== '' && questionWords(field).has(denied)
    const told = isDenied || STOPPED.test(words.join(' ')) ? 'no' : toldBy(words, field.label, vocabularies)
    return told && { value: told === 'yes' ? yes.value : no.value, isSure: false, isGuess: true }
  }

const CHANGING: ReadonlySet<Role> = new Set(['denial', 'condition', 'unreal', 'question', 'other', 'bound'])

/** "It's not urgent" to "Is this urgent?". */
const DENIED = /^(?:it's|it is|that's|they're|i'm|i am|we're|we are) not (?:very |really |that )?(\w+)$/u

/** What one has given up one does no more. */
const STOPPED = /^(?:(?:no|oh|well|i|i've|we) )*(?:quit|stopped|gave (?:it |that )?up|given (?:it |that )?up)\b/u

const ANY = regex('iu')`
  \b(?:any|anyone|anybody|anything|alg[uú]n[oa]?s?|algo|alguien|mascotas|hijos)\b
  |^(?:do|does|have|has) (?:you|they|it) (?:have|got)\b`
const LIMIT = regex('iu')`
  \b(over|under|above|below|at least|older than|younger than|more than|less than|m[aá]s de|menos de|mayor de
    |menor de)\b\D{0,12}(\d{1,3})\b`
const LOWER = /^(?:under|below|younger|less|menos|menor)/iu

function toldBy(words: Words, label: string, vocabularies: readonly Vocabulary[]): 'yes' | 'no' | undefined {
  if (
    /^(?:nobody|no one)(?: (?:was|is|at|thank|thankfully|got|injured|hurt)\b.*)?$/u.test(
      words.join(' ').replace(/ ,/gu, ''),
    )
  )
    return ANY.test(label) ? 'no' : undefined
  if (hasRole(words, vocabularies, CHANGING)) return undefined
  const numbers = words.flatMap((_, at) => (quantityAt(words, at - 1) ? [] : (quantityAt(words, at)?.value ?? [])))
  const [number, ...others] = numbers
  if (number === undefined || others.length > 0) return undefined
  const [, direction = '', limit] = LIMIT.exec(label) ?? []
  if (limit) return LOWER.test(direction) === number < Number(limit) ? 'yes' : 'no'
  return ANY.test(label) && number > 0 && words.length < 6 ? 'yes' : undefined
}
