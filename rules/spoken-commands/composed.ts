import type { Command, LanguageOfCommands } from '../languages/shared/commands.ts'
import { bare, longestOpening, plainOf, plainWord, type Word } from './words.ts'

/**
 * A command of an act and of what it is done to, if nothing else was said: "read me the question again", "leave it blank and move
 * on".
 * @param labels whose words may be what it is done to: "skip the email"
 */
export function composedCommand(
  said: readonly Word[],
  labels: readonly string[],
  { composed, courtesies, requests }: LanguageOfCommands,
): Exclude<Command, 'go-to'> | undefined {
  const reason = composed.because.exec(plainOf(said))
  const count = reason ? plainOf(said).slice(0, reason.index).split(' ').length : said.length
  const words = bare(said.slice(0, count), [...courtesies, ...requests])
  const [command, length] = longestAct(words, composed)
  const named = new Set(labels.flatMap((label) => label.split(/[\s/()-]+/u)).flatMap(formsOf))
  const isObject = ({ plain }: Word) => composed.objects.has(plain) || formsOf(plain).some((form) => named.has(form))
  const rest = words.slice(length)
  return command !== undefined && (rest.length > 0 || reason) && rest.every(isObject) ? command : undefined
}

/** Singular and plural alike. */
const formsOf = (word: string): string[] => {
  const plain = plainWord(word)
  return plain.length > 2 ? [plain.replace(/s$/u, '')] : []
}

function longestAct(words: readonly Word[], { acts }: LanguageOfCommands['composed']) {
  let found: readonly [command: Exclude<Command, 'go-to'> | undefined, length: number] = [undefined, 0]
  for (const [command, phrases] of acts) {
    const length = longestOpening(words, phrases)
    if (length > found[1]) found = [command, length]
  }
  return found
}
