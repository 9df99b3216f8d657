import { type Numerals, rolesIn, type Term } from '../../../shared/inference/terms.ts'
import { plainWords, splitHyphens } from '../../../shared/words.ts'
import { transliterated } from '../letters.ts'
import { cardinalAt, cardinalOf } from '../numbers/cardinals.ts'
import { ordinalOf } from '../numbers/ordinals.ts'

/** The point of a written ordinal ends no sentence: "vom 3. bis 7. Mai". */
const ORDINAL = /(?<![\d.,])(\d{1,2})\.(?!\d)/gu

const PACK =
  /^(\w+)er(?:packung|packungen|pack|packs|karton|kartons|schachtel|schachteln|kiste|kisten|traeger|tisch|tische)$/u

/** "Sechserpackungen" hold six. */
function packOf(word: string): readonly Term[] | undefined {
  const value = cardinalOf(PACK.exec(word)?.[1] ?? '')
  if (value === undefined) return undefined
  return [
    { role: 'box', value: 1, words: [] },
    { role: 'of', value: 1, words: [] },
    { role: 'number', value, words: [] },
  ]
}

export const NUMERALS: Numerals = {
  wordsOf: (text) => splitHyphens(plainWords(transliterated(text.replaceAll(ORDINAL, '$1te')))),
  numberAt: (words, at) =>
    /^\d{4}$/u.test(words[at] ?? '') ? { value: Number(words[at]), next: at + 1 } : cardinalAt(words, at),
  ordinalAt: (words, at) => {
    const value = ordinalOf(words[at])
    return value === undefined ? undefined : { value, next: at + 1 }
  },
  compoundAt: (words, at) => packOf(words[at] ?? ''),
}

/** What stands in any answer. */
export const GENERAL = rolesIn(
  {
    the: `der|die|das|den|dem|des|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|sein|seine|seinen|seinem|ihr|ihre|ihren
      |ihrem|deren|dessen|dein|deine|euer|eure|diese|dieser|dieses`,
    number: 'ein|eine|einen|einem|einer|eines',
    'number 2': 'beide|beiden|die beiden|meine beiden|meine beide|unsere beiden|seine beiden|ihre beiden',
    quality: `kleine|kleiner|kleines|kleinen|große|großer|großen|ältere|älterer|älteste|ältester|jüngere|jüngerer|jüngste|jüngster|beste
      |bester|besten|neue|neuer|weitere|weiterer|andere|guter|gute|liebe`,
    and: 'und|und auch|und dann|sowie|und noch',
    plus: 'plus',
    only: 'nur|bloß|lediglich|niemand außer|keiner außer|niemand anders als|allein|alleine',
    lead: `also|ja|naja|gut|okay|es sind|das sind|es ist|das ist|das wären|es wären|wir sind|wir wären|das macht|wir brauchen|ich brauche
      |ich möchte|wir möchten|ich hätte gern|ich hätte gerne|ich nehme|wir nehmen|ich habe|ich hab|wir haben|da sind|da wären
      |da bin|kommen|sagen wir|insgesamt`,
    tail: "bitte|danke|insgesamt|zusammen|auch|noch|dabei|alles zusammen|kommen|das war's|brauche ich|bitte schön|gern|gerne|dann",
    of: 'von|à|mit|zu',
    with: 'darin|drin',
    for: 'für|lang',
    each: 'je|jeweils|jeder|jede|jedes|pro tisch|pro person|pro kopf|zu je|mit je|mit jeweils|zu jeweils',
    me: 'ich|mich|mir|ich selbst|ich selber|meine wenigkeit',
    we: 'wir|uns',
  },
  NUMERALS.wordsOf,
)
