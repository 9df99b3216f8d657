import type { LettersOfLanguage } from '../languages/shared/commands.ts'
import type { Word } from './words.ts'

/** What stands for a space while letters are put together. */
const SPACE = '\u2423'

interface Read {
  characters: string
  next: number
}

/**
 * Letters, digits and signs as a person spells them, as one text: "capital p, i, e, double t" is "Pitt" without its "e".
 * What is no letter's name stays the word that it is, as in "ada at example dot com".
 */
export function spelledOut(words: readonly Word[], letters: LettersOfLanguage): string {
  const plain = words.map((word) => word.plain)
  let text = ''
  for (let at = 0; at < plain.length;) {
    const { characters, next } = characterAt(plain, at, letters)
    text += characters
    at = next
  }
  return text.replaceAll(SPACE, ' ').trim()
}

function characterAt(words: readonly string[], at: number, letters: LettersOfLanguage): Read {
  const word = words[at] ?? ''
  const following = words[at + 1]
  if (following !== undefined && letters.capital.has(word)) return capital(words, at + 1, letters)
  const times = letters.times.get(word)
  if (following !== undefined && times !== undefined && !/^(?:u|you)$/.test(following))
    return repeated(words, at + 1, times, letters)
  if (times === 2 && following !== undefined) return explained(words, 'w', at + 2, letters)
  const pair = letters.signs.get(`${word} ${following}`) ?? letters.names.get(`${word} ${following}`)
  if (pair !== undefined) return { characters: pair, next: at + 2 }
  return explained(words, oneCharacter(word, letters), at + 1, letters)
}

function oneCharacter(word: string, { names, alphabet, signs, digits }: LettersOfLanguage): string {
  if (/^\p{L}(?:[-.]\p{L})+$/u.test(word)) return word.replaceAll(/[-.]/g, '')
  if (alphabet.has(word)) return word.charAt(0)
  return signs.get(word) ?? names.get(word) ?? digits.get(word) ?? word
}

function capital(words: readonly string[], at: number, letters: LettersOfLanguage): Read {
  const isLonger = words[at] === 'case' || words[at] === 'letter'
  const { characters, next } = characterAt(words, isLonger ? at + 1 : at, letters)
  return { characters: characters.charAt(0).toUpperCase() + characters.slice(1), next }
}

function repeated(words: readonly string[], at: number, times: number, letters: LettersOfLanguage): Read {
  const { characters, next } = characterAt(words, at, letters)
  return { characters: characters.length === 1 ? characters.repeat(times) : characters, next }
}

/** "b as in bravo" is one letter. */
function explained(words: readonly string[], characters: string, next: number, { like }: LettersOfLanguage): Read {
  if (characters.length !== 1) return { characters, next }
  const phrase = like.find((saying) => saying.split(' ').every((part, offset) => words[next + offset] === part))
  const at = phrase === undefined ? next : next + phrase.split(' ').length
  const explanation = words[at] ?? ''
  const explains = at > next && explanation.length > 1 && explanation.startsWith(characters)
  return { characters, next: explains ? at + 1 : next }
}
