import { withoutNoise } from '../noise.ts'
import { isHesitation, plainWords, withoutPauses } from '../words.ts'
import type { Words } from '../normalise.ts'
import type { Dictation } from './dictation.ts'

/** What was said with what was dictated about it carried out; undefined where nothing was said, or only something to the form. */
export function dictated(transcript: string, language: Dictation): string | undefined {
  const spoken = asSaid(transcript)
  if (spoken === undefined || isAside(spoken, language)) return undefined
  return asSaid(withSpelling(withoutErased(spoken.replaceAll(language.hesitation, ' '), language), language))
}

/** Whether nothing else is said to the form, in one sentence or in several: "Pardon ? Vous pouvez répéter ?" */
function isAside(spoken: string, { asides, courtesies }: Dictation): boolean {
  const plain = (said: string) =>
    withoutPauses(plainWords(said))
      .filter((word) => !isHesitation(word))
      .join(' ')
      .replace(courtesies, '')
  const sentences = spoken
    .slice(0, ASIDES_MAX)
    .split(/[.?!…]+(?:\s+|$)/u)
    .map(plain)
    .filter(Boolean)
  return asides.has(plain(spoken)) || (spoken.length <= ASIDES_MAX && sentences.every((each) => asides.has(each)))
}

/** In characters. */
const ASIDES_MAX = 120

/** How far back a report may begin, in characters. */
const REPORT_MAX = 200

/** "Scratch that" takes back the sentence before it, or all where no sentence ended. */
function withoutErased(spoken: string, { erase, reports }: Dictation): string {
  const [first = '', ...others] = spoken.split(new RegExp(String.raw`\b(?:${erase})\b`, 'iu'))
  if (reports.test(first.slice(-REPORT_MAX))) return spoken
  return others.reduce((before, after) => {
    const kept = before.replace(/[\s,.;–—-]{1,9}$/u, '')
    const end = Math.max(...['.', '!', '?'].map((sign) => kept.lastIndexOf(sign)))
    return `${kept.slice(0, end + 1)} ${after.replace(/^[\s,.;:–—-]+/u, '')}`.trim()
  }, first)
}

/** A spelled name is short. */
const SPELLED_WORDS_MAX = 60

/** A name as it was spelled after it was said: "Catherine, k a t h r y n". */
export function withSpelling(spoken: string, language: Dictation): string {
  const tokens = spoken.split(/\s+/u)
  if (tokens.length > SPELLED_WORDS_MAX) return spoken
  const words = tokens.map((token) => token.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  for (let at = 1; at < words.length; at += 1) {
    const letters = language.lettersAt(words, at)
    const start = letters && letters.value.length > 2 ? beforeSpelling(words, at, language) : 0
    const name = words.slice(0, start).findLastIndex((word) => language.spells(word, letters?.value ?? ''))
    if (!letters || name < 0) continue
    const said = tokens
      .slice(0, start)
      .map((token, index) => (index === name ? respelled(token, letters.value) : token))
    return [...said, ...tokens.slice(letters.next)].join(' ').replace(/[,;:]$/u, '')
  }
  return spoken
}

/** Where the words begin that lead to a spelling. */
function beforeSpelling(words: Words, at: number, { spelling }: Dictation): number {
  const found = new RegExp(String.raw`(?:^|\s)(?:${spelling})$`, 'u').exec(words.slice(0, at).join(' '))
  return found ? at - found[0].trim().split(' ').length : at
}

/** In the case that the word had; a transcriber without capitals leaves them to the person. */
function respelled(token: string, letters: string): string {
  const [, before = '', word = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/u.exec(token) ?? []
  const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase()
  return `${before}${isCapital ? letters.charAt(0).toUpperCase() + letters.slice(1) : letters}${after}`
}

function asSaid(transcript: string): string | undefined {
  const spoken = withoutNoise(transcript)
  return saysSomething(spoken) ? spoken : undefined
}

function saysSomething(spoken: string): boolean {
  for (const [word] of spoken.matchAll(/[\p{L}\p{N}]+/gu)) if (!isHesitation(word.toLowerCase())) return true
  return false
}
