const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ẞ: 'SS',
}

/**
 * A text with umlauts and sharp s as Germans write them where these letters are missing: "schön" is "schoen" and no "schon",
 * and the address of "Müller" begins with "mueller".
 */
export const transliterated = (text: string): string =>
  text.normalize('NFC').replace(/[äöüßÄÖÜẞ]/gu, (letter) => LETTERS[letter] ?? letter)

/** Lists of phrases under what they mean, spelled as the transliterated answers are. */
export const spelledOut = (lists: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(lists).map(([meaning, list]) => [meaning, transliterated(list.toLowerCase())]))
