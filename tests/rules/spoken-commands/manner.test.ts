import { describe, expect, it } from 'vitest'
import { option, readerOf } from './support.ts'

const inLanguage = (locale: string) => readerOf(['Name', 'E-Mail'], { locale }).meaningOf

/** How it is read, in words that no list of sentences has. */
const ASKED: Record<string, Record<string, string[]>> = {
  'en-GB': {
    slower: [
      'slower',
      'a bit slower please',
      'A little slower, please.',
      'could you speak slower',
      'can you please read that a bit more slowly',
      'please slow down a little',
      'not so fast',
      'could you say that again a little slower please',
      'slowly please',
    ],
    faster: [
      'faster',
      'much faster please',
      'could you speak a bit faster',
      'you can read a lot faster',
      'not so slow',
    ],
    louder: [
      'louder',
      'a bit louder please',
      'much louder',
      'could you please speak up a bit',
      'um can you talk louder',
      "sorry I can't hear you",
      "I can't hear you very well",
      'turn it up please',
      'even louder',
    ],
    quieter: ['quieter', 'a little quieter please', 'not so loud', 'please speak more quietly', 'can you turn it down'],
  },
  'es-ES': {
    slower: [
      'un poco más despacio por favor',
      '¿Puedes hablar más despacio?',
      'más lento por favor',
      'no tan rápido',
      'podría leer la pregunta un poco más despacio',
    ],
    faster: ['mucho más rápido', 'un poco más deprisa por favor', '¿puede leer más rápido?'],
    louder: [
      'un poco más alto por favor',
      'mucho más fuerte',
      'no le oigo',
      'puedes subir el volumen',
      'no te oigo bien',
    ],
    quieter: ['un poco más bajo', 'no tan alto por favor', 'habla un poco más bajito', 'baje un poco el volumen'],
  },
  'de-DE': {
    slower: [
      'etwas langsamer bitte',
      'Können Sie bitte ein bisschen langsamer sprechen?',
      'nicht so schnell',
      'bitte lies die Frage etwas langsamer vor',
      'langsam bitte',
    ],
    faster: ['viel schneller', 'bitte etwas schneller', 'geht es ein wenig schneller'],
    louder: [
      'etwas lauter bitte',
      'noch lauter',
      'sprich bitte ein bisschen lauter',
      'ich höre Sie nicht',
      'ich kann dich leider nicht hören',
      'mach bitte etwas lauter',
    ],
    quieter: ['ein wenig leiser', 'nicht so laut bitte', 'können Sie etwas leiser reden'],
  },
  'fr-FR': {
    slower: [
      'un peu plus lentement s’il te plaît',
      'pouvez-vous parler moins vite',
      'pas si vite',
      'relisez la question un peu plus lentement',
      'je n’arrive pas à suivre',
    ],
    faster: ['beaucoup plus vite', 'un peu plus rapidement s’il vous plaît', 'tu peux lire plus vite'],
    louder: [
      'un peu plus fort s’il te plaît',
      'encore plus fort',
      'parle un peu plus fort',
      'je ne vous entends pas',
      'je ne t’entends pas bien',
      'montez un peu le son',
    ],
    quieter: ['un peu moins fort', 'pas si fort s’il vous plaît', 'pouvez-vous baisser le son'],
  },
}

/** How it was, which in a text may be an answer, unless the page is spoken to. */
const JUDGED: Record<string, [judgment: string, command: string, toThePage: string][]> = {
  'en-GB': [
    ['too loud', 'quieter', "you're too loud"],
    ['a bit too fast', 'slower', 'you speak a bit too fast for me'],
    ["that's too quiet", 'louder', 'you are too quiet'],
    ['much too slow', 'faster', 'too slow please'],
  ],
  'es-ES': [
    ['demasiado rápido', 'slower', 'hablas demasiado rápido'],
    ['muy bajo', 'louder', 'te oigo muy bajo'],
    ['va muy rápido', 'slower', 'vas muy rápido'],
  ],
  'de-DE': [
    ['zu schnell', 'slower', 'Sie sprechen zu schnell'],
    ['viel zu leise', 'louder', 'du bist viel zu leise'],
    ['das ist zu laut', 'quieter', 'zu laut bitte'],
  ],
  'fr-FR': [
    ['trop vite', 'slower', 'vous parlez trop vite'],
    ['c’est un peu trop fort', 'quieter', 'tu parles trop fort'],
    ['trop bas', 'louder', 'vous parlez trop bas'],
  ],
}

/** What is an answer with such words. */
const ANSWERED: Record<string, string[]> = {
  'en-GB': [
    'speak up for workers',
    'a bit slower than last year',
    "it's slower",
    'louder music please',
    'too fast and too loud for my children',
    'I can not hear',
    'please turn it up in the kitchen',
    'could you send it faster',
    'not so fast food',
    'slow',
  ],
  'es-ES': [
    'es más lento',
    'más alto que mi hermano',
    'el servicio más rápido',
    'un poco más de pan por favor',
    'bajo',
  ],
  'de-DE': [
    'es ist langsamer',
    'lauter nette Leute',
    'etwas langsamer als sonst',
    'nicht so schnell wie früher',
    'laut',
  ],
  'fr-FR': [
    'c’est plus lent',
    'plus fort que mon frère',
    'un peu plus de pain s’il vous plaît',
    'fort',
    'moins vite arrivé',
  ],
}

const rowsOf = (words: Record<string, Record<string, string[]>>) =>
  Object.entries(words).flatMap(([locale, of]) =>
    Object.entries(of).flatMap(([command, all]) => all.map((said) => [locale, said, command] as const)),
  )

describe('How it is read', () => {
  it.each(rowsOf(ASKED))('is asked for in %s by "%s": %s', (locale, said, command) => {
    const meaningOf = inLanguage(locale)
    for (const type of ['number', 'text', 'textarea'] as const) expect(meaningOf(said, { type })).toBe(command)
    for (const listensFor of ['command', 'spelling'] as const) expect(meaningOf(said, { listensFor })).toBe(command)
  })

  const judged = Object.entries(JUDGED).flatMap(([locale, rows]) => rows.map((row) => [locale, ...row] as const))

  it.each(judged)(
    'is judged in %s by "%s", which asks for %s, and in a text by "%s"',
    (locale, said, command, told) => {
      const meaningOf = inLanguage(locale)
      expect(meaningOf(said, { type: 'number' })).toBe(command)
      expect(meaningOf(said, { listensFor: 'command' })).toBe(command)
      expect(meaningOf(said, { type: 'text' })).toBe('answer')
      expect(meaningOf(told, { type: 'text' })).toBe(command)
    },
  )

  const answers = Object.entries(ANSWERED).flatMap(([locale, all]) => all.map((said) => [locale, said] as const))

  it.each(answers)('is not what is talked of in a text in %s: "%s"', (locale, said) => {
    expect(inLanguage(locale)(said, { type: 'textarea' })).toBe('answer')
  })

  it('is the answer where an option says so', () => {
    const options = ['Much slower', 'As fast as before', 'Louder'].map(option)
    const meaningOf = (said: string) => inLanguage('en-GB')(said, { type: 'radio', options })
    expect(['slower', 'much slower please', 'louder', 'a bit louder'].map(meaningOf)).toEqual(Array(4).fill('answer'))
    expect(['quieter', 'a bit quieter please', 'could you read a bit slower'].map(meaningOf)).toEqual([
      'quieter',
      'quieter',
      'slower',
    ])
  })

  it('is asked for after any request where no text may be meant', () => {
    const meaningOf = inLanguage('en-GB')
    expect(meaningOf('yes just a bit louder', { type: 'number' })).toBe('louder')
    expect(meaningOf('yes just a bit louder', { type: 'text' })).toBe('answer')
  })

  it('is written where it is said to be words', () => {
    const { read } = readerOf(['Name'])
    for (const [said, words] of [
      ['literally a bit louder', 'a bit louder'],
      ['literally too loud', 'too loud'],
    ] as const)
      expect(read(said, { type: 'text' })).toEqual({ kind: 'answer', words })
  })

  it('is nothing for a single answer, where nothing is read', () => {
    expect(inLanguage('en-GB')('a bit louder please', { listensFor: 'answer', current: 'Ada' })).toBe('answer')
  })
})
