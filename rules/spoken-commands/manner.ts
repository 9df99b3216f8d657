import type { LanguageOfCommands, MannerCommand } from '../languages/shared/commands.ts'
import type { CommandedField } from './commands.ts'
import { opening, plainOf, plainWord, type Word } from './words.ts'

/** What says how it shall be read, and whether that is asked for, judged ("too fast"), or only named ("slowly"). */
interface Core {
  command: MannerCommand
  kind: 'asked' | 'judged' | 'named'
}

const OPPOSITES: Readonly<Record<MannerCommand, MannerCommand>> = {
  slower: 'faster',
  faster: 'slower',
  louder: 'quieter',
  quieter: 'louder',
}
const COMMANDS = Object.keys(OPPOSITES) as MannerCommand[]

/** Nobody asks for it at greater length. */
const WORDS_MAX = 14
const CORE_WORDS_MAX = 7

/**
 * How it shall be read, where each word says what, how much, or to whom: "could you read it a bit slower please". What an option says
 * is the answer, unless somebody is asked.
 * @param isDictation whether the words may be a text: a judgment counts only where the page is spoken to
 */
export function mannerIn(
  { options }: Pick<CommandedField, 'options'>,
  said: readonly Word[],
  language: LanguageOfCommands,
  isDictation: boolean,
): MannerCommand | undefined {
  if (said.length > WORDS_MAX) return undefined
  const { asking, ofReader } = language.manner
  for (const [start, end] of spansOf(said)) {
    const core = coreOf(said.slice(start, end), language)
    const rest = [said.slice(0, start), said.slice(end)]
    if (!core || !isMeant(core, rest, language, isDictation)) continue
    const isOption = options?.some(({ label }) => holds(label, said.slice(start, end)))
    return isOption && !isSaid(rest, core.kind === 'judged' ? ofReader : asking) ? undefined : core.command
  }
  return undefined
}

/** The shortest first: "louder" before "a bit louder". */
const spansOf = (said: readonly Word[]): (readonly [start: number, end: number])[] =>
  Array.from({ length: Math.min(CORE_WORDS_MAX, said.length) }, (_, at) => at + 1).flatMap((length) =>
    Array.from({ length: said.length - length + 1 }, (_, start) => [start, start + length] as const),
  )

function coreOf(words: readonly Word[], { phrases, manner }: LanguageOfCommands): Core | undefined {
  const command = COMMANDS.find((one) =>
    phrases[one].some((phrase) => saysPhrase(words, phrase.split(' '), manner.degrees)),
  )
  if (command) return { command, kind: 'asked' }
  const quality = manner.qualities.get(words.at(-1)?.plain ?? '')
  if (!quality) return undefined
  const degree = plainOf(words.slice(0, -1))
  if (degree === '') return { command: quality, kind: 'named' }
  if (manner.more.includes(degree)) return { command: quality, kind: 'asked' }
  if (manner.less.includes(degree)) return { command: OPPOSITES[quality], kind: 'asked' }
  return manner.excess.includes(degree) ? { command: OPPOSITES[quality], kind: 'judged' } : undefined
}

/** Whether the words are those of a phrase, with degrees among them: "turn the volume up a bit". */
function saysPhrase(words: readonly Word[], parts: readonly string[], degrees: readonly string[]): boolean {
  if (parts.length === 0 || words.length < parts.length) return parts.length === words.length
  if (words[0]?.plain === parts[0] && saysPhrase(words.slice(1), parts.slice(1), degrees)) return true
  return degrees.some((degree) => {
    const length = opening(words, degree)
    return length !== undefined && saysPhrase(words.slice(length), parts, degrees)
  })
}

type Rest = readonly (readonly Word[])[]

/** Whether all the other words have a role beside it. */
function isMeant(
  { kind }: Core,
  rest: Rest,
  { courtesies, requests, manner }: LanguageOfCommands,
  isDictation: boolean,
): boolean {
  const { degrees, pleas, asking, ofReader, ofAnything } = manner
  const polite = isDictation ? courtesies : [...courtesies, ...requests]
  const beside = kind === 'judged' ? [...ofReader, ...ofAnything] : asking
  if (!rest.every((words) => isFilledWith(words, [...polite, ...degrees, ...pleas, ...beside]))) return false
  if (kind === 'named') return isSaid(rest, isDictation ? pleas : [...pleas, ...asking])
  return kind === 'asked' || !isDictation || isSaid(rest, [...pleas, ...ofReader])
}

/** Whether phrases take all of the words. */
const isFilledWith = (words: readonly Word[], phrases: readonly string[]): boolean =>
  words.length === 0 ||
  phrases.some((phrase) => {
    const length = opening(words, phrase)
    return length !== undefined && isFilledWith(words.slice(length), phrases)
  })

const isSaid = (rest: Rest, phrases: readonly string[]): boolean =>
  rest.some((words) => words.some((_, at) => phrases.some((phrase) => opening(words.slice(at), phrase) !== undefined)))

function holds(label: string, words: readonly Word[]): boolean {
  const named = new Set(label.split(/\s+/u).map(plainWord))
  return words.every(({ plain }) => named.has(plain))
}

export const isManner = (command: string): boolean => (COMMANDS as string[]).includes(command)
