import type { Words } from './normalise.ts'
import { type Phrases, phraseAt, phrases } from './phrases.ts'

/** Said before any address. */
const OPENINGS = `okay|ok|yes|yeah|yep|sure|well|so|alright|all right|right|of course|certainly|let me see|let me think|let's see|let's say
  |it's|it is|its|it'd be|it would be|that's|that is|that'd be|that would be|that will be|this is|here's|here is|here it is|i think|i think it's|i believe|i guess|i suppose
  |i use|just use|use|please use|try|just|please|i'd say|i would say|you know|like|and|but|oh|hi|hi there|to|is|now|put|put down|write|write down|type|enter|,
  |the answer is|my answer is|sorry|maybe|probably|i have|i've got|we have|we've got|mine is|mine's|ours is|go with|basically|it should be|should be|the current one is|currently`
/** Said after any answer. */
const CLOSINGS = phrases([
  [
    true,
    `please|thanks|thank you|thanks a lot|many thanks|thank you very much|thank you so much|cheers|that's it|that's all|that is it|that is all
    |that's the one|that's my email|that's my address|that's my email address|that's our website|that's my website|that's our site|that's my number
    |is my email|is my email address|is my address|is the address|is the best one|is my website|is our website|is our site|is my site|is the site|is the website
    |okay|ok|i think|i believe|i guess|i suppose|right|alright|if that's okay|if that's ok|if possible|for me|sorry|yeah|yes|you know|got it|have a nice day|bye|,`,
  ],
])

/** What the answer is called, alone and with the words that go before it. */
const named = (names: string): string =>
  names
    .split('|')
    .flatMap((name) => ['', 'my ', 'the ', 'our ', 'my own ', 'the best '].map((article) => `${article}${name.trim()}`))
    .join('|')

/** The lead-ins of one type beside those that open any answer: what its answer is called, and other phrases. */
export const openings = (names: string, others: string): Phrases<boolean> =>
  phrases([[true, `${OPENINGS}|${named(names)}|${others}`]])

/**
 * The words without what is said before and after an answer.
 * @param keeps whether the words that would remain still begin an answer; a name may look like a lead-in
 */
export function core(words: Words, table: Phrases<boolean>, keeps: (rest: Words) => boolean): Words {
  let rest = withoutClosing(words)
  for (;;) {
    const opening = phraseAt(table, rest, 0)
    const shorter = opening ? rest.slice(opening.length) : rest
    if (!opening || !keeps(shorter)) return rest
    rest = shorter
  }
}

export function withoutClosing(words: Words): Words {
  for (let at = Math.max(1, words.length - 5); at < words.length; at += 1) {
    const closing = phraseAt(CLOSINGS, words, at)
    if (closing && at + closing.length === words.length) return withoutClosing(words.slice(0, at))
  }
  return words
}
