import { asksFor, boundIn, hasRole, type Role, type Vocabulary } from '../../../../shared/remainder.ts'
import type { ReadAnswer, Words } from '../../../../shared/normalise.ts'
import { PAUSE, withoutPauses, wordsOf } from '../../../../shared/words.ts'
import { questionWords } from '../../lexicon/own-words.ts'
import { yesNoOptionsOf } from '../../choice.ts'
import { optionsFrom } from '../../options/labels.ts'
import { quantityAt } from '../../options/numbers.ts'
import { isConsent } from './consent.ts'
import { limited } from './limited.ts'
import { isDeniedInItsWords } from './own-verb.ts'
import { regex } from '../../../../shared/regex.ts'

/** Proposes the yes or no that is told by a fact: "two cats" to "Do you have any pets?", "i'm sixteen" to "Are you over 18?". */
export const orTold =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const { yes, no, isPair } = yesNoOptionsOf(optionsFrom(field.options))
    if (found?.isSure || !field.label || !isPair || !yes || !no || transcript.includes('?')) return found
    const words = wordsOf(transcript) ?? []
    if (isDeniedInItsWords(words, field) || (OFFERS.test(field.label) && DEFERS.test(withoutPauses(words).join(' '))))
      return { value: no.value, isSure: true }
    const isStill =
      YES_UNTIL.test(withoutPauses(words).join(' ')) && ASKS_NOW.test(field.label) && !WHOLLY.test(field.label)
    if (isStill && !isConsent(field, vocabularies)) return { value: yes.value, isSure: true }
    if (found) return found
    const [, denied = ''] = DENIED.exec(words.join(' ')) ?? []
    const isDenied = denied !== '' && questionWords(field).has(denied)
    const said = words.filter((word) => word !== PAUSE).join(' ')
    if (OFFERS.test(field.label) && DECLINES.test(said)) return { value: no.value, isSure: true }
    if (YES_IF.test(said) && !isConsent(field, vocabularies)) return { value: yes.value, isSure: false, isGuess: true }
    const isOver = ASKS_NOW.test(field.label) && UNTIL.test(said)
    const isFirst = ASKS_BEFORE.test(field.label) && FIRST.test(said)
    const told =
      isDenied || isOver || isFirst || STOPPED.test(words.join(' '))
        ? 'no'
        : ((isConsent(field, vocabularies) ? undefined : limited(said)) ?? toldBy(words, field.label, vocabularies))
    return told && { value: told === 'yes' ? yes.value : no.value, isSure: false, isGuess: true }
  }

const CHANGING: ReadonlySet<Role> = new Set(['denial', 'condition', 'unreal', 'question', 'other', 'bound'])

/** "It's not urgent" to "Is this urgent?". */
const DENIED = /^(?:it's|it is|that's|they're|i'm|i am|we're|we are) not (?:very |really |that )?(\w+)$/u

/** "It was up until August" to what is asked of now. */
const ASKS_NOW = /^(?:do|does|is|are|am)\b(?!.*\b(?:ever|before)\b)/iu
const UNTIL =
  /^(?:(?:oh|well|um) )*(?:i|we|it|he|she|they|that) (?:was|were|did|had)(?: (?:insured|one|that|so|it))?(?: right)?(?: up)? (?:until|till|til) /u

/** "Yes, until next summer": it is so now. */
const YES_UNTIL = /^(?:(?:oh|well|um|uh) )*(?:yes|yeah|yep) (?:until|till|til) (?:\S+ ?){1,4}$/u
const WHOLLY = /\b(?:all|whole|full|every|any ?time|always)\b/iu

/** A yes of which only the condition is open; not to a consent. */
const YES_IF =
  /^(?:(?:oh|well|um) )*(?:yes|yeah|yep|sure|okay|ok)(?: please)? (?:but )?(?:only )?if (?!(?:only|i'm honest|you must)\b)/u

/** "I'm alright thanks" to who offers something. */
const OFFERS = /^(?:would you like|do you want|can (?:i|we) (?:get|offer))\b/iu
const DECLINES =
  /^(?:(?:oh|ah|well|um|no) )*(?:i'm|we're|i am|we are) (?:alright|all right|fine|good|okay|ok)(?: for \w+)?(?: (?:thanks|thank you|cheers|ta))?$/u

/** "Not today, maybe next time" declines what is offered now. */
const DEFERS = regex('u')`
  ^(?:(?:no|oh|well|um|sorry|thanks|thank you) )*not (?:today|tonight|now|right now|just now|this time|yet|at the moment|for now)(?: (?:thanks|thank you|sorry))*
  (?: (?:maybe|perhaps|possibly|i might|ask me))? (?:(?:another|some other|the next|next) (?:time|day|week|month|year)|later(?: on)?(?: in the year)?)$`

/** "Oh this is my first time" to "Have you been here before?". */
const ASKS_BEFORE = /^(?!.*\bfirst\b).*\b(?:before|previously|already|ever)\b/iu
const FIRST =
  /^(?:(?:no|oh|well|um|actually|it's|it is|this is|that's|my|the|our|very) )*first (?:time|visit|go)(?: (?:here|ever))?$/u

/** What one has given up one does no more. */
const STOPPED = /^(?:(?:no|oh|well|i|i've|we) )*(?:quit|stopped|gave (?:it |that )?up|given (?:it |that )?up)\b/u

function toldBy(words: Words, label: string, vocabularies: readonly Vocabulary[]): 'yes' | 'no' | undefined {
  if (
    /^(?:nobody|no one)(?: (?:was|is|at|thank|thankfully|got|injured|hurt)\b.*)?$/u.test(
      words.join(' ').replace(/ ,/gu, ''),
    )
  )
    return asksFor(vocabularies, 'any', label) ? 'no' : undefined
  if (hasRole(words, vocabularies, CHANGING)) return undefined
  const numbers = words.flatMap((_, at) => (quantityAt(words, at - 1) ? [] : (quantityAt(words, at)?.value ?? [])))
  const [number, ...others] = numbers
  if (number === undefined || others.length > 0) return undefined
  const [over, under] = (['over', 'under'] as const).map((bound) => boundIn(vocabularies, bound, label))
  if (over) return number >= Number(over) ? 'yes' : 'no'
  if (under) return number < Number(under) ? 'yes' : 'no'
  return asksFor(vocabularies, 'any', label) && number > 0 && words.length < 6 ? 'yes' : undefined
}
