import { quoted } from '../characters.ts'
import type { FieldType, VoiceAdvice, VoiceFigures } from '../../contract/types.gen.ts'
import { kindOf, type AnswerKind } from '../filters/operators.ts'
import { INTERFACE_LANGUAGE } from '../limits.ts'

/** With fewer answers a single person with a bad microphone would look like a bad question. */
export const ANSWERS_MIN = 20
/** One in five: some mishearing is usual with every question, so less says nothing about this one. */
const TROUBLED_SHARE = 0.2
/** One in ten: that an option is missing shows earlier, since people who know the options do not say something else. */
const NO_OPTION_SHARE = 0.1
/** One or two people may have said anything. */
const NO_OPTION_MIN = 3
const SAID_MAX = 3

/** What is known of how a field was heard. */
interface HeardField {
  type: FieldType
  voice: VoiceFigures
  /** Whether the form stores what was misheard today. */
  keepsCorrections: boolean
}

/** What an owner may do about a question that is heard badly; nothing before enough people have tried it by voice. */
export function adviceFor(field: HeardField): VoiceAdvice[] {
  const { tried, asked_again, refused, typed_after, no_option } = field.voice
  if (tried < ANSWERS_MIN) return []
  const isOften = (count: number) => count / tried >= TROUBLED_SHARE
  const missing = no_option !== null && isMissing(no_option.answers, tried) ? no_option : null
  return [
    ...(missing ? [noOption(missing, tried)] : []),
    ...(isOften(refused) ? [refusal(field)] : []),
    // What is missing explains already why people were asked again.
    ...(isOften(asked_again) && !missing ? [repetition(field)] : []),
    ...(isOften(typed_after) ? [typing(field)] : []),
  ]
}

const isMissing = (answers: number, tried: number): boolean =>
  answers >= NO_OPTION_MIN && answers / tried >= NO_OPTION_SHARE

const ofTried = (count: number, tried: number): string =>
  `${count.toLocaleString(INTERFACE_LANGUAGE)} of ${tried.toLocaleString(INTERFACE_LANGUAGE)}`

function noOption({ answers, said }: NonNullable<VoiceFigures['no_option']>, tried: number): VoiceAdvice {
  const words = said.slice(0, SAID_MAX).map(({ word }) => quoted(word))
  const message = `${ofTried(answers, tried)} said something that is no option: ${words.join(', ')}. Make it an option, or name the options in the question.`
  return { kind: 'no-option', message }
}

const AFTER_REFUSALS: Readonly<Record<AnswerKind, string>> = {
  choice: 'Options that sound alike are taken for each other: reword one of them.',
  number: 'Say in the question what kind of number is meant.',
  date: 'Ask for the day, the month and the year.',
  text: 'Names and addresses are hard to hear: ask for one thing at a time, and say that it can be typed.',
  file: 'Say that a file has to be chosen.',
}

const refusal = ({ type, voice: { refused, tried } }: HeardField): VoiceAdvice => ({
  kind: 'refused',
  message: `${ofTried(refused, tried)} said no to what was heard. ${AFTER_REFUSALS[kindOf(type)]}`,
})

const NOT_UNDERSTOOD: Readonly<Record<AnswerKind, string>> = {
  choice: 'what was said is no option',
  number: 'what was said is no number',
  date: 'what was said is no date',
  text: 'what was said was not understood',
  file: 'what was said was not understood',
}

const AFTER_REPETITIONS: Readonly<Record<AnswerKind, string>> = {
  ...AFTER_REFUSALS,
  choice: 'Name the options in the question.',
}

function repetition({ type, voice: { asked_again, tried }, keepsCorrections }: HeardField): VoiceAdvice {
  const kind = kindOf(type)
  const unknown = kind === 'choice' && !keepsCorrections ? ' What they said is not stored.' : ''
  const message = `${ofTried(asked_again, tried)} were asked again, because nothing was heard or ${NOT_UNDERSTOOD[kind]}.${unknown} ${AFTER_REPETITIONS[kind]}`
  return { kind: 'asked-again', message }
}

const typing = ({ voice: { typed_after, tried } }: HeardField): VoiceAdvice => ({
  kind: 'typed-after',
  message: `${ofTried(typed_after, tried)} gave up speaking and typed. A short question for one thing is easier to answer aloud.`,
})
