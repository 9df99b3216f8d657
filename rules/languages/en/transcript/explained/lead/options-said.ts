import { suggested, withSynonyms } from '../../../../shared/label-words.ts'
import { phraseAt, wordSet } from '../../../../shared/phrases.ts'
import { soundsOf, splitHyphens } from '../../../../shared/words.ts'
import { WORDING } from '../../lexicon/wording.ts'
import { optionsFrom } from '../../options/labels.ts'
import { asWritten, unfolded } from '../../options/numbers.ts'
import { MEANINGS } from '../../options/words.ts'
import { byOptions } from '../by-options.ts'
import { byPlace } from '../places.ts'
import type { Values } from './known-lead.ts'

const ASSENTS = wordSet('yes yeah yep yup aye no nope nah nay true false affirmative negative incorrect never not')

/** Where options are said: by their labels, by what means or suggests them, by their place, or with yes and no. */
export const OPTIONS_SAID: Values = {
  wordsOf: ({ options }, transcript) => {
    const words = asWritten(splitHyphens((soundsOf(transcript) ?? []).flatMap(unfolded)))
    return suggested(words, options ?? [], WORDING, 'related') ?? withSynonyms(words, options ?? [], WORDING)
  },
  valuesIn: (field, clause) => {
    const own = byOptions(clause, optionsFrom(field.options), PLAINLY)
    const place = byPlace([])
    return (words, at) =>
      ASSENTS.has(words[at]) ? 1 : (own(words, at) ?? place(words, at) ?? phraseAt(MEANINGS, words, at)?.length)
  },
}

const PLAINLY = { isMentioned: false, isSeveral: false, isInPhrase: () => false }
