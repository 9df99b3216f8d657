import type { Grammar } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { fillers } from '../common.ts'
import { spelledOut } from '../letters.ts'

/** The signs of addresses; after a point "at" is the ending of Austria's. */
export const SIGNS = spelledOut({
  dotat: 'punkt at',
  at: 'at|ät|ätt|et|att|klammeraffe|affenschwanz|klammeraffen|at zeichen|ät zeichen|@',
  dot: 'punkt',
  underscore: 'unterstrich|underscore|tiefstrich',
  dash: 'bindestrich|minus|strich|minuszeichen|mittelstrich|querstrich',
  plus: 'plus|pluszeichen',
  double: 'doppel|doppelt',
  'all one word': `alles zusammen|zusammengeschrieben|zusammen geschrieben|alles zusammengeschrieben|alles zusammen geschrieben
      |in einem wort|ein wort|alles in einem wort|alles in einem|ohne leerzeichen`,
  'all lowercase': `alles klein|alles kleingeschrieben|alles klein geschrieben|kleingeschrieben|klein geschrieben|in kleinbuchstaben
      |alles in kleinbuchstaben`,
  capital: 'groß|großes|großbuchstabe',
  '': `geschrieben mit ue|mit ue|mit oe|mit ae|mit umlaut|ohne umlaut|mit doppel s|mit scharfem s|und dann|danach
    |und danach|dann|mit c|mit k|mit ph|mit f|mit v|mit y|mit i|das ist die alte|das war die alte
    |die gilt nicht mehr`,
})

export const SIGN = /^(?:at|aet|aett|klammeraffe|punkt|minus|bindestrich|unterstrich|@)$/

/** What people fill their time with; right before or after a sign it is a part of the address: "hallo at …". */
export const addressFillers: Grammar = (words, at) => {
  if (at === 0 && /^(?:nein|nee|noe)$/.test(words[at] ?? '') && words[at + 1] === PAUSE)
    return { value: [], next: at + 2 }
  const found = fillers(words, at)
  return found && !SIGN.test(words[found.next] ?? '') && !SIGN.test(words[at - 1] ?? '') ? found : undefined
}
