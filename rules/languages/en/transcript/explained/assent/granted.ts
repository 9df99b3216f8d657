import type { ReadAnswer } from '../../../../shared/normalise.ts'
import { regex } from '../../../../shared/regex.ts'
import { asksFor, type Vocabulary } from '../../../../shared/remainder.ts'
import { plainWords, withoutPauses } from '../../../../shared/words.ts'
import { yesNoOptionsOf } from '../../choice.ts'
import { questionWords } from '../../lexicon/own-words.ts'
import { optionsFrom } from '../../options/labels.ts'
import { isConsent } from './consent.ts'

/** That something is no trouble, and leave to do it: these are a no to who asks whether one minds, and a yes to who asks for leave. */
const NO_TROUBLE = String.raw`no(?:t a)? (?:problem|worries|trouble|bother)s?(?: at all)?|i (?:don't|wouldn't) mind|happy to|no objections?`
const DENIED = String.raw`not at all|not in the least|(?:of )?course not|(?:it|that) (?:doesn't|wouldn't|won't) bother (?:me|us)`
const LEAVE = String.raw`(?:please )?(?:go (?:right |on )?ahead(?: and \p{L}+(?: (?:me|us|it|them|that))?)?|do|carry on|go for it)|be my guest|feel free|by all means
  |(?:(?:it|that)(?:'s| is|'ll be) )?(?:(?:totally|absolutely|perfectly|quite|all) )?(?:fine|ok|okay|alright|all right)(?: (?:by|with) (?:me|us))?`
const BESIDE = 'oh|well|um|uh|so|thanks|thank you|please|really|honestly|at all|mate|love'
const GRANTED = regex(
  'iu',
)`^(?<no>(?:(?:${BESIDE}) )*(?:no|nope|nah) )?(?:(?:${BESIDE}|${NO_TROUBLE}|${DENIED}|${LEAVE})(?: |$))+$`
const NONE = regex('iu')`(?<!\p{L})(?:${NO_TROUBLE})(?!\p{L})`
const DENIAL = regex('iu')`(?<!\p{L})(?:${DENIED})(?!\p{L})`
/** What leave is given to do. */
const GIVEN_ACT = /\bahead and (\p{L}+)/iu
/** To who asks whether one minds, this is a yes. */
const RATHER_NOT = /\b(?:rather|prefer)(?: it if)? you (?:didn't|did not)\b/iu
const ASKS_LEAVE =
  /^(?:can|could|may|might|shall) (?:we|i|our|the|somebody|someone)\b|\b(?:okay|ok|all right|alright|fine) (?:if|to|for)\b/iu

/** Reads "no, go ahead" to "Do you mind …?", and "no problem at all" to "Can we …?". */
export const orGranted =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const { label = '' } = field
    const { yes, no, isPair } = yesNoOptionsOf(optionsFrom(field.options))
    const words = withoutPauses(plainWords(transcript)).join(' ')
    const said = isPair ? GRANTED.exec(words)?.groups : undefined
    const isObjected = isPair && yes && RATHER_NOT.test(transcript) && asksFor(vocabularies, 'objection', label)
    if (isObjected) return { value: yes.value, isSure: false }
    const [, act] = GIVEN_ACT.exec(words) ?? []
    const isOther = act !== undefined && !questionWords(field).has(act)
    if (!said || !yes || !no || isOther || transcript.includes('?')) return read(field, transcript, circumstances)
    const isNo = said.no !== undefined
    const [isNone, isDenied] = [NONE.test(words), DENIAL.test(words)]
    if (asksFor(vocabularies, 'objection', label)) return { value: no.value, isSure: isNo || isNone || isDenied }
    return ASKS_LEAVE.test(label) && isNone && !isNo && !isDenied
      ? { value: yes.value, isSure: !isConsent(field, vocabularies) }
      : read(field, transcript, circumstances)
  }
