import { expect, it } from 'vitest'
import { readDictionary } from '../../../../server/speech/pocketsphinx/dictionary.ts'
import { makeGrammar } from '../../../../server/speech/pocketsphinx/grammar-decoder.ts'
import { spokenForms, spokenNumber } from '../../../../server/speech/pocketsphinx/grammar/spoken-label.ts'
import { findSphinx } from '../../../../server/speech/pocketsphinx/files.ts'
import { decodedOfLine } from '../../../../server/speech/pocketsphinx/output.ts'
import { aField } from '../../../support/builders.ts'

const files = await findSphinx()
const dictionary = await readDictionary(files?.dictionary ?? '')
const grammarWith = (...labels: string[]) =>
  makeGrammar(
    { field: aField({ type: 'select', options: labels.map((label) => ({ label, value: label })) }) },
    dictionary,
  )!

const wordsIn = (rules: string) => new Set(rules.split('=')[1]!.match(/[^\s()[\]|+;]+/g))
const entriesIn = (words: string) =>
  new Set(
    words
      .trim()
      .split('\n')
      .map((line) => line.split(/[( ]/)[0]),
  )

it.each(['number', 'tel', 'email', 'url', 'date', 'select', 'checkbox'] as const)(
  'has a pronunciation for every word of the %s grammar, and for no other',
  (type) => {
    const { rules, words } = makeGrammar({ field: aField({ type }) }, dictionary)!
    expect(entriesIn(words)).toEqual(wordsIn(rules))
  },
)

it.each(['text', 'textarea', 'file'] as const)('has no grammar for %s, where anything may be said', (type) => {
  expect(makeGrammar({ field: aField({ type }) }, dictionary)).toBeUndefined()
})

it.each([
  '"; public <x> = (rm | rf);',
  '<answer>+ ; grammar evil;',
  'a /* b */ c',
  '{tag} \\ $x',
  'line\nbreak\r\n#JSGF V1.0;',
  "O'Brien's",
  'public grammar import',
  '( unclosed [ brackets',
  'Привет',
  '日本語',
  'ＦＵＬＬ ｗｉｄｔｈ',
  '😀',
  '',
  'x'.repeat(500),
  'word '.repeat(100),
])('takes the option %j for words only', (label) => {
  const { rules, words } = grammarWith(label, 'Blue')
  expect(rules.match(/;/g)).toHaveLength(3)
  expect(rules.split('=')[1]).toMatch(/^[a-z'_\s()[\]|+]+;\n$/)
  expect(rules).not.toMatch(/\b(public|grammar|import)\b(?!_| field| <answer>)/)
  expect(entriesIn(words)).toEqual(wordsIn(rules))
  expect(rules).toContain('blue')
})

it('can be answered by number where no label can be said', () => {
  expect(grammarWith('日本', 'Привет').rules).toContain('(option | number)')
})

it.each([
  ['18-24', ['eighteen to twenty four']],
  ['45+', ['forty five or more']],
  ['$1,500', ['one thousand five hundred dollars']],
  ['Wi-Fi', ['wi fi']],
  ['Café & Bar', ['cafe and bar']],
  ['Very good (5)', ['very good five', 'very good']],
  ['Tea / Coffee', ['tea coffee', 'tea', 'coffee']],
])('says the label %s as %j', (label, forms) => expect(spokenForms(label)).toEqual(forms))

it('says numbers in words', () => {
  expect([0, 14, 70, 105, 12_345].map(spokenNumber)).toEqual([
    'zero',
    'fourteen',
    'seventy',
    'one hundred five',
    'twelve thousand three hundred forty five',
  ])
})

it('guesses how a word sounds that no dictionary has', () => {
  expect(dictionary.pronunciations('sayform')).toEqual(['S EY F AO R M'])
  expect(dictionary.pronunciations('zxqv')).toHaveLength(2)
  expect(dictionary.pronunciations('日本')).toEqual([])
})

it('reads the words of a decoder, without its marks', () => {
  const words = ['<s>', 'the(2)', '(NULL)', 'public_', '[NOISE]', 'garden', '++BREATH++', '</s>']
  const segments = words.map((word, index) => `${index * 10} -100 -3 ${word}`).join(' ')
  const line = (name: string) => `${name} S 0 T -4200 A -4000 L -200 ${segments} 100`
  expect(decodedOfLine(line('abc'), 'abc')).toEqual({
    words: 'the public garden',
    acousticCost: 8,
    wordCost: 10,
    totalCost: 800,
  })
  expect(decodedOfLine('abc S 0 T 0 A 0 L 0', 'abc')).toMatchObject({ words: '', acousticCost: 0, totalCost: 0 })
  expect(decodedOfLine(line('other'), 'abc')).toBeUndefined()
})

const labels = (words: number) => Array.from({ length: 500 }, (_, index) => `${'blue '.repeat(words)}${index}`)

it('leaves a very long list to the open model, and keeps one of many short options', () => {
  expect(grammarWith(...labels(1)).rules).toContain('blue')
  expect(grammarWith(...labels(24))).toBeUndefined()
})
