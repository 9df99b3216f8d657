import type { Layer, Words } from '../../../../shared/normalise.ts'
import { traitsOf } from '../../../../../field-types.ts'
import { regex } from '../../../../shared/regex.ts'
import { isHesitation, PAUSE, plainWords } from '../../../../shared/words.ts'
import { WORDS_OF_SENTENCES } from '../../lexicon/closed-class.ts'
import { asksAboutOthers } from '../roles.ts'

/** A greeting answers nothing, though "Afternoon" is offered, and neither does who asks what an option means. */
const GREETING = regex('u')`
  ^(?:(?:well|oh|hello|hi|hey|and|um|a very) )*good (?:morning|afternoon|evening|night)
  (?: (?:to you|to you too|all|everyone|everybody|there|sir|madam|ma'am|love|mate|again|too|how are you))*$
  |^what do you mean(?= |$)`

/** What the people around a person share with them, or are asked for as well. */
const SHARED = regex('iu')`
  \b(?:who|whom|whose|household|home|house|family|families|relatives?|siblings?|anyone|anybody|someone|somebody|everyone|people|persons?|group|party|table|guests?|passengers?|travell?ers?
    |attend\p{L}*|bring\p{L}*|dietary|allerg\p{L}*|children|kids|we|us|our|relationship|contact|partner|spouse|heard?|hear|referred|recommend\p{L}*|pay\p{L}*|travel\p{L}*|collect\p{L}*|pick)\b`

/** Asks again where the only clause tells what somebody else has or does: "my brother's a black belt". */
export const exceptOthers: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  if (!found || found.isSure) return found
  const { label = '' } = field
  const words = plainWords(heard).filter((word) => word !== PAUSE && !isHesitation(word))
  if (GREETING.test(words.join(' '))) return undefined
  const isOpen = traitsOf(field.type).value === 'several-options' || asksAboutOthers(label) || SHARED.test(label)
  return !isOpen &&
    !found.isGuess &&
    isOfKin(words) &&
    !namesKin(field.options?.find(({ value }) => value === found.value)?.label ?? '')
    ? undefined
    : found
}

const { kin, possessives } = WORDS_OF_SENTENCES
const KIN_MAX = 3

/** Whether somebody by what they are to the person is the subject, and the person is not spoken of. */
function isOfKin(words: Words): boolean {
  const at = words.findIndex((word) => !/^(?:oh|well|so|um|but|and|no|yes|actually)$/u.test(word))
  const who = words.slice(at + 1, at + 1 + KIN_MAX).findIndex((word) => kin.has(word.replace(/'s$/u, '')))
  const isTold = who >= 0 && words.length > at + who + 2
  return possessives.has(words[at] ?? '') && isTold && !words.some((word) => SELF.test(word))
}

const SELF = /^(?:i|i'm|i've|i'd|i'll|me|myself|we|we're|we've|we'll|us|both|too)$/u

const namesKin = (label: string): boolean =>
  plainWords(label).some((word) => kin.has(word) || kin.has(word.replace(/s$/u, '')))
