import { exactly } from '../../../shared/exact-label.ts'
import { suggested, type Wording, withSynonyms } from '../../../shared/label-words.ts'
import type { ReadAnswer, Words } from '../../../shared/normalise.ts'
import { soundsOf, splitHyphens } from '../../../shared/words.ts'
import { isAsking } from './question.ts'

const CLOSENESS = ['form', 'family', 'related'] as const

/** Reads synonyms as the labels that they mean; what only suggests an option is a guess. */
export const inLabels =
  (wording: Wording, read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const options = field.options ?? []
    const words = splitHyphens(soundsOf(wording.plain(transcript)) ?? [])
    const readAs = (said: Words) => read(field, said === words ? transcript : said.join(' '), circumstances)
    if (transcript.includes('?') || exactly(options, transcript) !== undefined) return readAs(words)
    const plain = readAs(words)
    const named = plain?.isSure ? words : withSynonyms(words, options, wording)
    const found = named === words ? plain : (readAs(named) ?? plain)
    if (found || isAsking(transcript, words)) return found
    const [form, family, related] = CLOSENESS.map((closeness) => {
      const suggestion = suggested(words, options, wording, closeness)
      return suggestion && readAs(suggestion)
    })
    if (form?.isSure) return form
    return family?.isSure
      ? { ...family, isSure: false, isGuess: true }
      : related && { ...related, isSure: false, isGuess: true }
  }
