import type { ReadAnswer } from '../normalise.ts'
import { plainWords, withoutPauses } from '../words.ts'
import type { Dictation, LineFrame } from './dictation.ts'
import { LINE_MAX, SEVERAL_THINGS } from './line.ts'
import { hasClosedClass } from './sentence.ts'

/** What a language remarks on a name after a pause, and leaves it as it is; in small letters, without pauses. */
export interface Asides {
  /** Which of several it is: "the old green one out front". */
  which: RegExp
  /** What it is like, how it is said, for how long it has been so: "like the food", "pronounced Fanshaw". */
  about: RegExp
  /** How a clause begins that tells something of it: "it's", "people". */
  clause: RegExp
  /** What in such a clause may correct it or tell another name. */
  spoils: RegExp
}

/** A name before an aside: what was said is read up to the pause where that is an answer of its own. */
export const beforeAside =
  (asides: Asides, { frame, asksForWords }: Dictation, read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const { label = '' } = field
    const isName = label !== '' && !asksForWords.test(label) && asksName(label, frame)
    const places = isName && heard.length <= LINE_MAX ? [...heard.matchAll(PAUSES)] : []
    for (const { index, 0: pause } of places) {
      const [head, tail] = [heard.slice(0, index), heard.slice(index + pause.length)]
      const isCased = /\p{Lu}|\d/u.test(head)
      if (isOfSentence(head, frame) || !isAside(tail, label, isCased, asides, frame)) continue
      const found = read(field, head, circumstances)
      if (found?.isSure) return found
    }
    return read(field, heard, circumstances)
  }

const PAUSES = /(?:(?<!\b(?:mrs?|ms|dr|st|no|mt|ft|\p{L}))\.|[,;!])\s+(?=\S)/giu

/** A short thing by its name or its code, which no sentence is. */
const asksName = (label: string, { asks }: LineFrame): boolean =>
  (asks.name.test(label) || asks.code.test(label) || asks.thing?.test(label) === true || !asks.open.test(label)) &&
  ![asks.story, asks.comments, asks.title].some((pattern) => pattern.test(label))

/** "Sure", "okay then". */
const isOfSentence = (head: string, { words }: LineFrame): boolean =>
  withoutPauses(plainWords(head)).every((word) => hasClosedClass(word, words))

function isAside(
  tail: string,
  label: string,
  isCased: boolean,
  { which, about, clause, spoils }: Asides,
  { asks }: LineFrame,
): boolean {
  const words = withoutPauses(plainWords(tail)).join(' ')
  if (which.test(words)) return !spoils.test(words.replace(which, ''))
  if (spoils.test(words)) return false
  if (about.test(words)) return true
  const isAnother = !asks.code.test(label) && OTHER_NAME.test(tail)
  return isCased && clause.test(words) && !isAnother && !SEVERAL_THINGS.test(label)
}

/** A capital that begins no sentence. */
const OTHER_NAME = /(?<![.!?] |^)(?<!\p{L})(?!I(?!\p{L}))\p{Lu}/u
