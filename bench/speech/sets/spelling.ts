/** What is spelled, and the expected characters. */
export interface SpelledCase {
  kind: 'letters' | 'words for letters' | 'letters with words' | 'address'
  say: string
  characters: string
}

const ALPHABET =
  'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey x-ray yankee zulu'.split(
    ' ',
  )
const wordFor = (letter: string): string => ALPHABET[letter.charCodeAt(0) - 'a'.charCodeAt(0)] ?? letter

/** One name in the three ways people spell it; with pauses, as people make them. */
const waysToSpell = (name: string): SpelledCase[] => {
  const letters = name.split('')
  return [
    { kind: 'letters', say: letters.join(', '), characters: name },
    { kind: 'words for letters', say: letters.map(wordFor).join(' '), characters: name },
    {
      kind: 'letters with words',
      say: letters.map((letter) => `${letter} as in ${wordFor(letter)}`).join(', '),
      characters: name,
    },
  ]
}

const address = (say: string, characters: string): SpelledCase => ({ kind: 'address', say, characters })

/** Names with each letter of the alphabet, and addresses; nothing was fitted to them. */
export const spelledCases: SpelledCase[] = [
  ...['hart', 'smyth', 'kowal', 'debbie', 'finz', 'quax', 'julep', 'vargo', 'cnf'].flatMap(waysToSpell),
  address('echo victor at g mail dot com', 'ev@gmail.com'),
  address('kilo underscore nine two at example dot org', 'k_92@example.org'),
  address('hotel alpha romeo tango dot seven at yahoo dot com', 'hart.7@yahoo.com'),
  address('lima echo oscar dash zulu at example dot net', 'leo-z@example.net'),
  address('capital juliet oscar double november at outlook dot com', 'Jonn@outlook.com'),
]

/** The grammar of letters was fitted to these. */
export const tuningSpelledCases: SpelledCase[] = [
  ...['peck', 'bishop', 'wend', 'zora', 'lyman', 'gusky', 'fjox', 'qivt'].flatMap(waysToSpell),
  address('papa echo tango echo at example dot com', 'pete@example.com'),
  address('mike dot two four at g mail dot com', 'm.24@gmail.com'),
  address('whiskey uniform dash five at icloud dot com', 'wu-5@icloud.com'),
  address('capital romeo oscar bravo underscore six at example dot org', 'Rob_6@example.org'),
]
