import { isEmptyAnswer } from '../answers.ts'
import type { ListenFor } from '../../contract/types.gen.ts'
import type { CommandedField, SpokenCommand, Utterance, UtteranceCircumstances } from './commands.ts'
import { correctionOf, takesSentences } from './correction.ts'
import { findField } from './find-field.ts'
import type { Command, LanguageOfCommands } from '../languages/shared/commands.ts'
import { spelledOut } from './letters.ts'
import { composedCommand } from './composed.ts'
import { isManner, mannerIn } from './manner.ts'
import { bare, longestOpening, plainOf, plainWord, type Word, wordsOf, writtenOf } from './words.ts'

/** What may be commanded beside what is listened for. */
const COMMANDS: Record<ListenFor, (command: Command) => boolean> = {
  answer: (command) => command === 'undo' || command === 'clear',
  conversation: (command) => !['yes', 'no', 'retry'].includes(command),
  command: () => true,
  spelling: (command) => !['yes', 'no', 'retry', 'go-to', 'spell'].includes(command),
  resume: (command) => command === 'resume' || command === 'help',
}

/**
 * Tells commands and corrections apart from dictation: only a whole utterance is a command, an option's own label is an
 * answer, and "literally next" writes the word.
 * @param transcript as a transcriber wrote it
 * @returns what was meant; an answer and a correction in words that `normaliseTranscript` reads
 */
export function readUtterance(
  field: CommandedField,
  transcript: string,
  circumstances: UtteranceCircumstances,
): Utterance {
  const { language } = circumstances
  const words = wordsOf(transcript)
  const literal = longestOpening(words, language.literally)
  if (literal > 0 && isCommanding(words.slice(literal), circumstances, language))
    return { kind: 'answer', words: writtenOf(words.slice(literal)) }
  return (
    special(field, words, circumstances, language) ?? {
      kind: 'answer',
      words: plainAnswer(transcript, words, circumstances, language),
    }
  )
}

function special(
  field: CommandedField,
  words: readonly Word[],
  circumstances: UtteranceCircumstances,
  language: LanguageOfCommands,
): Utterance | undefined {
  const { current, listensFor } = circumstances
  if (words.length === 0 || (listensFor !== 'command' && isOption(field, words))) return undefined
  const command = commandIn(field, words, circumstances, language)
  if (command) return { kind: 'command', ...command }
  return isEmptyAnswer(current) || listensFor === 'spelling' ? undefined : correctionOf(field, words, current, language)
}

const plainAnswer = (
  transcript: string,
  words: readonly Word[],
  { listensFor }: UtteranceCircumstances,
  { letters }: LanguageOfCommands,
): string => (listensFor === 'spelling' ? spelledOut(words, letters) : transcript)

const isOption = ({ options }: CommandedField, words: readonly Word[]): boolean =>
  options?.some(({ label }) => label.split(/\s+/u).map(plainWord).filter(Boolean).join(' ') === plainOf(words)) ?? false

/** Whether these words would be a command in a conversation. */
const isCommanding = (words: readonly Word[], circumstances: UtteranceCircumstances, language: LanguageOfCommands) =>
  words.length > 0 &&
  commandIn({ type: 'text' }, words, { ...circumstances, listensFor: 'command' }, language) !== undefined

function commandIn(
  field: CommandedField,
  said: readonly Word[],
  { current, labels, listensFor, isChoosing }: UtteranceCircumstances,
  language: LanguageOfCommands,
): SpokenCommand | undefined {
  const isDictation = takesSentences(field) && listensFor !== 'command'
  const words = bare(said, isDictation ? language.courtesies : [...language.courtesies, ...language.requests])
  const isHeard = (command: Command) =>
    (isChoosing && command === 'no') ||
    (COMMANDS[listensFor](command) && (listensFor !== 'answer' || !isEmptyAnswer(current)))
  const command = wholeCommand(said, language, isHeard) ?? wholeCommand(words, language, isHeard)
  if (command) return { command }
  const manner = mannerIn(listensFor === 'command' ? {} : field, said, language, isDictation)
  if (manner && isHeard(manner)) return { command: manner }
  const place = isHeard('go-to') ? goTo(words, labels, language, isDictation) : undefined
  const composed = place ? undefined : composedCommand(said, isDictation ? [] : labels, language)
  return place ?? (composed && isHeard(composed) ? { command: composed } : undefined)
}

function wholeCommand(words: readonly Word[], { phrases }: LanguageOfCommands, isHeard: (command: Command) => boolean) {
  const said = plainOf(words)
  const commands = Object.keys(phrases) as Exclude<Command, 'go-to'>[]
  return commands.find((command) => isHeard(command) && isWhole(command) && phrases[command].includes(said))
}

const isWhole = (command: Command): boolean => command !== 'go-to' && !isManner(command)

function goTo(
  words: readonly Word[],
  labels: readonly string[],
  language: LanguageOfCommands,
  isDictation: boolean,
): SpokenCommand | undefined {
  const { phrases, weakGoTo, goToEndings } = language
  const length = longestOpening(words, phrases['go-to'])
  const named = bare(words.slice(length), goToEndings)
  if (named.length === words.length) return undefined
  const isWeak = isDictation && (length === 0 || longestOpening(words, weakGoTo) === length)
  const spoken = named.map(({ plain }) => plain)
  const index = findField(spoken, labels, language, isWeak)
  return index === undefined ? undefined : { command: 'go-to', index }
}
