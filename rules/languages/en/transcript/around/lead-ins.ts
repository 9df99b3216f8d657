import type { Words } from '../../../shared/normalise.ts'
import { type Phrases, phraseAt, phraseList, phrases, wordSet } from '../../../shared/phrases.ts'

/** What opens an answer: surely, or only before a pause or a further opening, since names begin so too. */
type Opening = 'surely' | 'perhaps'
export type Openings = Phrases<Opening>

const SURELY = `okay|ok|yes|yeah|yep|yeah sure|yes sure|okay sure|sure thing|righto|right then|all right|of course
  |let me see|let me think|let me check|let's see|let's say|it's|it is|it'd be|it would be|it should be|that's|that is
  |that'd be|that would be|that will be|this is|here's|here is|here it is|i think|i think it's|i believe|i guess
  |i suppose|i use|we use|just use|please use|please|i'd say|i would say|you know|is|put down|write down|the answer is
  |my answer is|sorry|i have|i've got|we have|we've got|mine is|mine's|ours is|go with|to|should be|the current one is
  |sure it's|,`
const PERHAPS = `sure|well|so|alright|right|certainly|its|just|use|try|like|and|but|oh|hi|hi there|hello|now|put|write
  |type|enter|maybe|probably|basically|currently`
/** Said after any answer. */
const CLOSINGS =
  phraseList(`please|thanks|thank you|thanks a lot|many thanks|thank you very much|thank you so much|cheers|that's it
    |that's all|that is it|that is all|that's the one|that's my email|that's my address|that's my email address
    |that's our website|that's my website|that's our site|that's my number|is my email|is my email address
    |is my address|is the address|is the best one|is my website|is our website|is our site|is my site|is the site
    |is the website|okay|ok|i think|i believe|i guess|i suppose|right|alright|if that's okay|if that's ok|if possible
    |for me|sorry|yeah|yes|you know|got it|have a nice day|bye|,`)

const prefixed = (names: string, articles: readonly string[]): string =>
  names
    .split('|')
    .flatMap((name) => articles.map((article) => `${article}${name}`))
    .join('|')

/** The lead-ins of one type beside those that open any answer: what its answer is called, and other phrases. */
export const openings = (names: string, others: string): Openings =>
  phrases<Opening>([
    ['surely', `${SURELY}|${prefixed(names, ['my ', 'our ', 'my own ', 'the best '])}|${others}`],
    ['perhaps', `${PERHAPS}|${prefixed(names, ['', 'the ', 'a '])}`],
  ])

/**
 * The words without what is said before and after an answer.
 * @param keeps whether the words that would remain still begin an answer; a name may look like a lead-in
 */
export function core(words: Words, table: Openings, keeps: (rest: Words) => boolean): Words {
  let rest = withoutClosing(words)
  for (;;) {
    const opening = phraseAt(table, rest, 0)
    const shorter = opening ? rest.slice(opening.length) : rest
    const opens = opening?.meaning === 'surely' || phraseAt(table, shorter, 0)?.meaning === 'surely'
    if (!opening || !opens || !keeps(shorter)) return rest
    rest = shorter
  }
}

const INTERJECTIONS = wordSet(', well so oh sure hm')

/** Whether words only open an answer, so that none of them is a name: "it's at example dot com". */
export function isOnlyOpening(words: Words, table: Openings): boolean {
  if (words.length === 0) return false
  let at = 0
  while (at < words.length) {
    const opening = phraseAt(table, words, at)
    if (opening?.meaning !== 'surely' && !INTERJECTIONS.has(words[at] ?? '')) return false
    at += opening?.meaning === 'surely' ? opening.length : 1
  }
  return true
}

export function withoutClosing(words: Words): Words {
  for (let at = Math.max(1, words.length - 5); at < words.length; at += 1) {
    const closing = phraseAt(CLOSINGS, words, at)
    if (closing && at + closing.length === words.length) return withoutClosing(words.slice(0, at))
  }
  return words
}
