import type { Listened, Preview, Spoken, Understanding } from '../../machines/voice-capture/types.ts'
import { completenessOf, shownSoFar } from '../../rules/completeness/index.ts'
import { loadLanguage } from '../../rules/languages/load.ts'
import type { AnswerValue, ListenFor } from '../../contract/types.gen.ts'
import { CONSENT_REFUSED } from '../../rules/languages/shared/answers/consent.ts'
import { isAnswered, validateAnswer } from '../../rules/answers.ts'
import { isOtherAnswer } from '../../rules/answers/other.ts'
import { isExact, traitsOf } from '../../rules/field-types.ts'
import { DOUBTFUL_CONFIDENCE, SPOKEN_CONFIDENCE, SURE_CONFIDENCE } from '../../rules/limits.ts'
import { dayInMonth } from '../../rules/conversation/day-in-month.ts'
import { confusedWith, unrefused } from '../../rules/conversation/index.ts'
import {
  changesIn,
  joinedParts,
  loadCommands,
  placeOffered,
  readUtterance,
  type SpokenCommand,
} from '../../rules/spoken-commands/index.ts'
import { bare, wordsOf } from '../../rules/spoken-commands/words.ts'
import type { LanguageOfCommands } from '../../rules/languages/shared/commands.ts'
import { loadReader } from '../../rules/transcript/by-type.ts'
import { askedOfOthers, severalIn } from './several.ts'
import type { Utterance } from './utterance.ts'
import type { ReadAnswer } from '../../rules/languages/shared/normalise.ts'

/**
 * What a person meant: a value of the field, values of several fields, a correction of what stands, or a command; null when what was heard
 * gives none, and where spelled letters have low confidence. Only the rules of this field's type are loaded.
 * @param locale a BCP 47 tag
 */
export async function understand(listened: Listened, locale: string): Promise<Understanding> {
  const { heard } = listened
  const [read, language] = await Promise.all([loadReader(listened.field.type, locale), loadCommands(locale)])
  const meaningOf = (reading: string) => meaning(listened, reading, { read, language, locale })
  const first = meaningOf(heard.text)
  if (listened.listenFor === 'resume') return isClear(heard) ? (first ?? null) : null
  if (first?.kind === 'answer' && isLikeAnySound(listened)) return null
  if (heard.source === 'page' && !isOption(first, listened)) return { kind: 'own-voice' }
  const isCommand = first?.kind === 'command' && !isChange(first, listened, language)
  const several = isCommand ? undefined : await severalIn(listened, locale)
  if (several?.kind === 'several' || listened.proposed) return several ?? (isCommand ? first : null)
  const whole = () => askedOfOthers(understoodFrom(first, listened, { meaningOf, language }), listened, locale)
  const understood = unrefusedOf(several ?? (await whole()), listened, meaningOf)
  return heard.source && understood?.kind === 'answer' ? { ...understood, isSure: false } : understood
}

/** "Change arrival to the fourth of May" goes to no field while the answers of several wait for a yes. */
const isChange = (said: SpokenCommand, { field, heard, proposed }: Listened, language: LanguageOfCommands): boolean =>
  proposed !== undefined &&
  said.command === 'go-to' &&
  changesIn(field, bare(wordsOf(heard.text), language.courtesies), language).length > 0

/** The page names the options, and so does a person who interrupts it at one of them: they are asked. */
const isOption = (one: Understanding | undefined, { field }: Listened): boolean =>
  one?.kind === 'answer' && !isOwnWords(one) && (field.options?.length ?? 0) > 0

type MeaningOf = (reading: string) => Understanding | undefined

function understoodFrom(
  first: Understanding | undefined,
  listened: Listened,
  { meaningOf, language }: { meaningOf: MeaningOf; language: LanguageOfCommands },
): Understanding {
  const { heard } = listened
  const stands = (one: Understanding | undefined) => isSureAnswer(one, listened)
  // A command is no part of an answer, whatever parts came before.
  const isWhole = first?.kind === 'command' || stands(first)
  const whole = isWhole ? undefined : joined(listened, language).map(meaningOf).find(stands)
  if (whole) return whole
  if (first !== undefined && !isOwnWords(first)) return first
  const others = mayGuess(listened) ? (heard.alternatives ?? []) : []
  return agreed(others.map(meaningOf).filter((one) => !isOwnWords(one))) ?? first ?? null
}

/**
 * What was refused is not offered again: another reading is, if there is one; and the rest after it, one by one. A consent has one
 * value: who said no to a doubtful yes may still say a plain one, which is confirmed as well.
 */
function unrefusedOf(understood: Understanding, { field, heard, refused = [] }: Listened, meaningOf: MeaningOf) {
  if (understood?.kind !== 'answer' || traitsOf(field.type).value === 'consent') return understood
  const readings = (heard.alternatives ?? []).map(meaningOf).filter((one) => one?.kind === 'answer')
  const known = [understood.value, ...(understood.others ?? []), ...readings.map(({ value }) => value)]
  const [value, ...others] = unrefused([...known, ...confusedWith(field, understood.value)], refused)
  if (value === undefined) return { kind: 'refused' as const }
  const answer = value === understood.value ? understood : { kind: 'answer' as const, value, isSure: false }
  return { ...answer, ...(others.length > 0 && { others }) }
}

/**
 * What was said until a pause: its words, whether more follows, and what is shown of it; nothing is known where it cannot be
 * transcribed yet.
 */
export async function previewOf(
  utterance: Pick<Utterance, 'preview'> | undefined,
  spoken: Spoken,
  locale: string,
): Promise<Preview> {
  const heard = await utterance?.preview()
  if (!heard) return { text: '', completeness: 'open' }
  const { text, confidence } = heard
  const [understood, read, { endings }] = await Promise.all([
    understand({ ...spoken, heard }, locale),
    loadReader(spoken.field.type, locale),
    loadLanguage(locale),
  ])
  if (understood?.kind === 'several' || understood?.kind === 'refused') return { text, completeness: 'open' }
  const { field, listenFor } = spoken
  const meant = understood?.kind === 'answer' || understood?.kind === 'command' ? understood : null
  const valueOn = (today: Date) => read(field, text, { today, locale })?.value
  const said = { field, listenFor, words: text, understood: meant, confidence, valueOn }
  const value = shownSoFar(said)
  return { text, completeness: completenessOf(said, await endings()), ...(value !== undefined && { value }) }
}

/** By which an utterance is read. */
interface Rules {
  read: ReadAnswer
  language: LanguageOfCommands
  locale: string
}

/** While the conversation rests, what is heard may be meant for somebody else; to resume by mistake costs little. */
const isClear = ({ confidence = SPOKEN_CONFIDENCE }: Listened['heard']): boolean => confidence >= DOUBTFUL_CONFIDENCE

/** A local telephone number may be the rest of a longer one, which alone can stand. */
const isSureAnswer = (one: Understanding | undefined, { field }: Listened): boolean =>
  one?.kind === 'answer' && one.isSure !== false && validateAnswer(field, one.value) === undefined

/** Telephone numbers and addresses may be said in parts. */
const joined = ({ field, heard, begun }: Listened, language: LanguageOfCommands): string[] =>
  isExact(field.type) ? joinedParts(begun ?? [], heard.text, language) : []

/** Spelled letters of low confidence: any sound is like one of them. */
const isLikeAnySound = ({ listenFor, heard }: Listened): boolean =>
  listenFor === 'spelling' && (heard.confidence ?? SPOKEN_CONFIDENCE) < DOUBTFUL_CONFIDENCE

/**
 * A confident transcript without a value is a reason to ask again, not to look for another reading that has one. The other
 * readings count only where confidence is low, since the person is then asked anyway, and where one of a few options was said.
 */
const mayGuess = ({ field, heard }: Listened): boolean =>
  (heard.confidence ?? SPOKEN_CONFIDENCE) < SURE_CONFIDENCE || traitsOf(field.type).value === 'one-option'

/** The answer that all readings give which give one. A command is never guessed. */
function agreed(meanings: readonly (Understanding | undefined)[]): Understanding {
  const answers = meanings.filter((one) => one?.kind === 'answer')
  const values = new Set(answers.map(({ value }) => JSON.stringify(value)))
  return values.size === 1 ? (answers[0] ?? null) : null
}

/** Nothing is given: a box that was ticked is emptied, and else a conversation goes on. */
const refusal = (listenFor: ListenFor, current: AnswerValue | undefined): Understanding => ({
  kind: 'command',
  command: listenFor === 'answer' || current !== undefined ? 'clear' : 'skip',
})

/** What is no option was proposed as the person's own words: another reading may be an option. */
const isOwnWords = (one: Understanding | undefined): boolean =>
  one?.kind === 'answer' && one.isSure === false && [one.value].flat().some(isOtherAnswer)

/** A yes or a no to a text that stands, which is read with its question, may be meant of it rather than in its place. */
function isReply({ field, answer, labels }: Listened, reading: string, language: LanguageOfCommands): boolean {
  if (traitsOf(field.type).value !== 'free-text' || !isAnswered(field, answer)) return false
  const said = readUtterance(field, reading, { current: answer, labels, language, listensFor: 'command' })
  return said.kind === 'command' && (said.command === 'yes' || said.command === 'no')
}

/** Undefined when the reading gives nothing; null when the person should be asked again. */
function meaning(listened: Listened, reading: string, { read, language, locale }: Rules): Understanding | undefined {
  const { field, answer, labels, listenFor, offered } = listened
  const current = isAnswered(field, answer) ? answer : undefined
  const isChoosing = offered !== undefined
  const utterance = readUtterance(field, reading, { current, labels, language, listensFor: listenFor, isChoosing })
  if (utterance.kind === 'command') return utterance
  if (listenFor === 'resume') return undefined
  if (utterance.kind === 'unclear') return null
  const chosen = offered?.[placeOffered(reading, language) ?? -1]
  if (chosen !== undefined) return { kind: 'answer', value: chosen }
  const isCorrecting = utterance.kind === 'correction' || listenFor === 'command'
  const day =
    isCorrecting && current !== undefined
      ? dayInMonth(field, utterance.words, current, (asked, said, today) => read(asked, said, { today, locale }))
      : undefined
  if (day !== undefined) return { kind: 'answer', value: day }
  const found = read(field, utterance.words, { today: new Date(), locale })
  if (found?.value === CONSENT_REFUSED && traitsOf(field.type).value === 'consent') return refusal(listenFor, current)
  const { value, others } = found ?? {}
  const isSure = found?.isSure && !isReply(listened, reading, language)
  return value === undefined
    ? undefined
    : { kind: 'answer', value, ...(!isSure && { isSure: false }), ...(others && { others: [...others] }) }
}
