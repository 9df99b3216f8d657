import { phraseAt, wordSet } from '../../../shared/phrases.ts'
import type { Spellings } from '../../../shared/spelling/respelled.ts'
import { VOCABULARY } from './roles.ts'

export const SPELLINGS: Spellings = {
  values: wordSet(
    `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
      eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million first second
      third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
      seventeenth eighteenth nineteenth twentieth thirtieth january february march april may june july august
      september october november december monday tuesday wednesday thursday friday saturday sunday today tomorrow
      yesterday`,
  ),
  isWord: (word) =>
    phraseAt(VOCABULARY.roles, [word], 0) !== undefined || VOCABULARY.verb([word], 0) !== undefined || OTHERS.has(word),
}

/** Words of answers that are one letter away from a number or a day. */
const OTHERS = wordSet(
  `sixties fifties forties nineties toady moody marsh matches days floor fore tens teen teens tent tend sever even
    hundreds thousands`,
)
