import { expect, it } from 'vitest'
import type { FormField } from '../../../../../contract/types.gen.ts'
import { confusablesOf } from '../../../../../server/speech/pocketsphinx/confidence/confusables.ts'
import { readDictionary } from '../../../../../server/speech/pocketsphinx/dictionary.ts'
import { findSphinx } from '../../../../../server/speech/pocketsphinx/files.ts'
import { createGrammars } from '../../../../../server/speech/pocketsphinx/grammar-decoder.ts'
import { accepts } from '../../../../../server/speech/pocketsphinx/grammar/tree.ts'
import { aField } from '../../../../support/builders.ts'

const dictionary = await readDictionary((await findSphinx())?.dictionary ?? '')
const grammarFor = createGrammars(dictionary)
const yesNo = aField({ type: 'radio', options: ['Yes', 'No'].map((label) => ({ label, value: label.toLowerCase() })) })
const aNumber = aField({ type: 'number' })
const treeOf = async (field: FormField) => (await grammarFor({ field }))!.tree
const confusables = async (field: FormField, words: string) =>
  confusablesOf(words, { tree: await treeOf(field), dictionary, isOther: () => true })

it.each([
  [aNumber, 'fifty', 'fifteen'],
  [aNumber, 'six', 'sixty'],
  [aNumber, 'about seventy', 'about seventeen'],
  [aNumber, 'thirty', 'thirty eight'],
  [yesNo, 'i do', "i don't"],
  [yesNo, 'yep', 'nope'],
  [yesNo, 'absolutely not', 'absolutely'],
] as const)('knows in a $type that "%s" sounds nearly like "%s"', async (field, words, confusable) => {
  expect(await confusables(field, words)).toContain(confusable)
})

it('names only what the grammar has, and not too much of it', async () => {
  const all = await confusables(aNumber, 'two hundred and forty one')
  expect(all.length).toBeGreaterThan(3)
  expect(all.length).toBeLessThanOrEqual(16)
  const tree = await treeOf(aNumber)
  expect(all.filter((words) => !accepts(tree, words))).toEqual([])
})
