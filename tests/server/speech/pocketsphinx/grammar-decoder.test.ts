import { expect, it } from 'vitest'
import { readDictionary } from '../../../../server/speech/pocketsphinx/dictionary.ts'
import { createGrammars } from '../../../../server/speech/pocketsphinx/grammar-decoder.ts'
import { findSphinx } from '../../../../server/speech/pocketsphinx/files.ts'
import { aField } from '../../../support/builders.ts'

const files = await findSphinx()
const dictionary = await readDictionary(files?.dictionary ?? '')
const grammarFor = createGrammars(dictionary)
const grammarWith = async (...labels: string[]) =>
  (await grammarFor({
    field: aField({ type: 'select', options: labels.map((label) => ({ label, value: label })) }),
  }))!

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
  async (type) => {
    const { rules, words } = (await grammarFor({ field: aField({ type }) }))!
    expect(entriesIn(words)).toEqual(wordsIn(rules))
  },
)

it.each(['text', 'textarea', 'file'] as const)('has no grammar for %s, where anything may be said', async (type) => {
  expect(await grammarFor({ field: aField({ type }) })).toBeUndefined()
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
])('takes the option %j for words only', async (label) => {
  const { rules, words } = await grammarWith(label, 'Blue')
  expect(rules.match(/;/g)).toHaveLength(3)
  expect(rules.split('=')[1]).toMatch(/^[a-z'_\s()[\]|+]+;\n$/)
  expect(rules).not.toMatch(/\b(public|grammar|import)\b(?!_| field| <answer>)/)
  expect(entriesIn(words)).toEqual(wordsIn(rules))
  expect(rules).toContain('blue')
})

it('can be answered by number where no label can be said', async () => {
  expect((await grammarWith('日本', 'Привет')).rules).toContain('(option | number)')
})

const labels = (words: number) => Array.from({ length: 500 }, (_, index) => `${'blue '.repeat(words)}${index}`)

it('leaves a very long list to the language model, and makes a grammar of many short options', async () => {
  expect((await grammarWith(...labels(1))).rules).toContain('blue')
  expect(await grammarWith(...labels(24))).toBeUndefined()
})
