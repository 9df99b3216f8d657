import type { Words } from '../../../shared/normalise.ts'
import { type Phrases, phraseAt, phraseList } from '../../../shared/phrases.ts'
import { PAUSE } from '../../../shared/words.ts'

/** Said around any answer and no part of one. */
const IDLE = {
  before: phraseList(`oh|well|so|hi|hi there|hello|hey|okay|ok|alright|all right|let me see|let me think
      |let me think about it|let me think about that|let me check|let's see|good question|that's a good question
      |if you don't mind|you know|you see|,`),
  after: phraseList(`that's all|that is all|that's it|that is it|that'll be all|that'll do|that's everything|i'm afraid
      |that's my answer|that's the one|for me|you know|i'd say|i would say|have a nice day|have a good day
      |have a good one|bye|bye bye|goodbye|thanks|thanks a lot|thanks so much|many thanks|thank you
      |thank you very much|thank you so much|thank you kindly|cheers|please|if you please|if possible|if that works
      |if that works for you|if that's okay|if that's ok|if that's all right|if it's possible|if you can|if you like
      |if you don't mind|if i may|if i can|if it's all the same|,`),
}
/** Said around an answer too, but "it is" and "I think so" are answers of their own. */
const HEDGES = {
  before:
    phraseList(`it's|it is|it'd be|it would be|it'll be|it will be|it should be|that's|that is|that'd be|that would be
      |that'll be|that will be|this is|i'd say|i would say|i'll say|i think|i think it's|i think that's|i believe
      |i believe it's|i guess|i guess it's|i suppose|the answer is|my answer is|my answer would be|make it|put
      |put down|put me down for|sure|yes|yeah|yep|,`),
  after: phraseList(
    'i think|i guess|i suppose|i believe|i reckon|okay|ok|right|alright|if i remember right|off the top of my head|,',
  ),
}

/** Whether the words of a filler belong to what may be answered: a label such as "For me". */
type Belongs = (words: Words) => boolean
const isNever: Belongs = () => false

function trimmed(words: Words, { before, after }: typeof IDLE, belongs: Belongs): Words {
  for (let at = Math.max(1, words.length - 6); at < words.length; at += 1) {
    const length = fillerLength(words, after, at, belongs)
    if (at + length === words.length) return trimmed(words.slice(0, at), { before, after }, belongs)
  }
  const start = fillerLength(words, before, 0, belongs)
  return start > 0 ? trimmed(words.slice(start), { before, after }, belongs) : words
}

/** How many words of a filler stand here; none where nothing else is said. */
function fillerLength(words: Words, table: Phrases<undefined>, at: number, belongs: Belongs): number {
  const length = phraseAt(table, words, at)?.length ?? 0
  const others = [...words.slice(0, at), ...words.slice(at + length)]
  const isFiller = others.some((word) => word !== PAUSE) && !belongs(words.slice(at, at + length))
  return isFiller ? length : 0
}

/** The words without greetings, thinking aloud and politeness around them. */
const withoutFillers = (words: Words, belongs: Belongs = isNever): Words => trimmed(words, IDLE, belongs)

/** What was said once, where it was said twice: "four, four", "anna at example dot com anna at example dot com". */
function half(words: Words): { words: Words; apart: boolean } | undefined {
  const said = words.at(-1) === PAUSE ? words.slice(0, -1) : words
  const apart = said[(said.length - 1) / 2] === PAUSE
  const length = Math.floor(said.length / 2)
  const isEven = apart || (said.length % 2 === 0 && length > 2)
  const isTwice = isEven && said.slice(0, length).every((word, at) => word === said.at(at - length))
  return isTwice ? { words: said.slice(0, length), apart } : undefined
}

/**
 * Reads an answer without what was said around it, and once where it was said twice.
 * @param read reads a value from plain words
 * @param belongs whether a filler belongs to the answer here
 */
export function answerIn<T>(
  words: Words,
  read: (words: Words) => T | undefined,
  belongs: Belongs = isNever,
): T | undefined {
  const plain = withoutFillers(words, belongs)
  const once = half(words) ?? half(plain)
  if (once?.apart) return answerIn(once.words, read, belongs)
  return read(plain) ?? (once && read(once.words)) ?? hedged(plain, read, belongs)
}

/** Reads an address, whose own words may look like fillers: they are taken away only where there is none with them. */
export function addressIn(
  words: Words,
  read: (words: Words) => string | undefined,
  belongs: Belongs = isNever,
): string | undefined {
  const once = half(words)
  if (once?.apart) return addressIn(once.words, read, belongs)
  return read(words) ?? (once && read(once.words)) ?? read(withoutFillers(words, belongs))
}

function hedged<T>(words: Words, read: (words: Words) => T | undefined, belongs: Belongs): T | undefined {
  const bare = trimmed(words, HEDGES, belongs)
  return bare.length < words.length ? read(bare) : undefined
}
