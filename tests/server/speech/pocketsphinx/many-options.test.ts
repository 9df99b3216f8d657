import { expect, it, vi } from 'vitest'
import { confusablesOf } from '../../../../server/speech/pocketsphinx/confidence/confusables.ts'
import { type Dictionary, readDictionary } from '../../../../server/speech/pocketsphinx/dictionary.ts'
import { findSphinx } from '../../../../server/speech/pocketsphinx/files.ts'
import { createGrammars } from '../../../../server/speech/pocketsphinx/grammar-decoder.ts'
import { grammarOf } from '../../../../server/speech/pocketsphinx/grammar/index.ts'
import { aField } from '../../../support/builders.ts'
import { turnsDuring } from '../../support/turns.ts'

// While a file is read others are served anyway: from the second time on it is there at once.
vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof import('node:fs/promises')>()
  const texts = new Map<string, Promise<string>>()
  const readFile = async (path: string): Promise<string> => {
    if (!texts.has(path)) texts.set(path, files.readFile(path, 'utf8'))
    return texts.get(path)!
  }
  return { ...files, readFile }
})

const OPTIONS = 450
const WORDS = 8
const path = (await findSphinx())?.dictionary ?? ''
const dictionary = await readDictionary(path)

const letters = (index: number) => index.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)
const labels = Array.from({ length: OPTIONS }, (__, option) =>
  Array.from({ length: WORDS }, (_, word) => `mor${letters(option * WORDS + word)}`).join(' '),
)
const alike = ['six', 'sixty'].map((end) => `unit ${end}`)
const options = [...labels, ...alike].map((label) => ({ label, value: label }))
const field = aField({ type: 'radio', options })

it('others are served while the dictionary is read', async () => {
  expect(await turnsDuring(readDictionary(path))).toBeGreaterThan(20)
})

it('others are served while the pronunciations of very many words are looked for', async () => {
  expect(await turnsDuring(createGrammars(dictionary)({ field }))).toBeGreaterThan(5)
})

it('the words of each option are made out once', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  grammarOf({ field })
  expect(normalize.mock.calls.length).toBeLessThan(1.1 * OPTIONS)
  normalize.mockRestore()
})

it('a word is compared only with those that can stand in its place', async () => {
  let looks = 0
  const counting: Dictionary = {
    ...dictionary,
    pronunciations: (word) => {
      looks += 1
      return dictionary.pronunciations(word)
    },
  }
  const { tree } = (await createGrammars(dictionary)({ field }))!
  const found = await confusablesOf('unit six', { tree, dictionary: counting, isOther: () => true })
  expect(found).toContain('unit sixty')
  // Both words of each comparison: of the first word with the first of all options, and a few more.
  expect(looks).toBeLessThan(3 * OPTIONS)
})
