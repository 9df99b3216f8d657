import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../../contract/types.gen.ts'
import { readDictionary } from '../../../../server/speech/pocketsphinx/dictionary.ts'
import { toJsgf } from '../../../../server/speech/pocketsphinx/grammar/jsgf.ts'
import { accepts, anyOf, inOrder, maybe } from '../../../../server/speech/pocketsphinx/grammar/tree.ts'
import { makeGrammar } from '../../../../server/speech/pocketsphinx/grammar-decoder.ts'
import { confusablesOf } from '../../../../server/speech/pocketsphinx/confidence/confusables.ts'
import { compareWithRunnerUp } from '../../../../server/speech/pocketsphinx/runner-up.ts'
import { findSphinx } from '../../../../server/speech/pocketsphinx/files.ts'
import { aField } from '../../../support/builders.ts'

const dictionary = await readDictionary((await findSphinx())?.dictionary ?? '')
const yesNo = aField({ type: 'radio', options: ['Yes', 'No'].map((label) => ({ label, value: label.toLowerCase() })) })
const aNumber = aField({ type: 'number' })
const treeOf = (field: FormField) => makeGrammar({ field }, dictionary)!.tree
const rivals = (field: FormField, words: string) =>
  confusablesOf(words, { tree: treeOf(field), dictionary, isOther: () => true })

it.each([
  [aNumber, 'fifty', 'fifteen'],
  [aNumber, 'six', 'sixty'],
  [aNumber, 'about seventy', 'about seventeen'],
  [aNumber, 'thirty', 'thirty eight'],
  [yesNo, 'i do', "i don't"],
  [yesNo, 'yep', 'nope'],
  [yesNo, 'absolutely not', 'absolutely'],
] as const)('knows in a $type that "%s" sounds nearly like "%s"', (field, words, rival) => {
  expect(rivals(field, words)).toContain(rival)
})

it('names only what the grammar has, and not too much of it', () => {
  const all = rivals(aNumber, 'two hundred and forty one')
  expect(all.length).toBeGreaterThan(3)
  expect(all.length).toBeLessThanOrEqual(16)
  expect(all.filter((words) => !accepts(treeOf(aNumber), words))).toEqual([])
})

/** A recording that is as far from each sentence as told, and far from every other. */
const judged = (text: string, distances: Record<string, number>, validation: FormField['validation'] = {}) => {
  const far = (sentence: string) => distances[sentence] ?? 9000
  const nearest = async (sentences: string[]) => {
    const [words = ''] = sentences.toSorted((one, other) => far(one) - far(other))
    return { words, acousticCost: 40, wordCost: 40, totalCost: far(words) }
  }
  const field = aField({ type: 'number', validation })
  return compareWithRunnerUp({ text, confidence: 0.95 }, { field, tree: treeOf(field), dictionary, cheapest: nearest })
}

describe('Of two that sound alike', () => {
  it('the one that is clearly nearer stands', async () => {
    expect(await judged('fifty', { fifty: 4000, fifteen: 4400 })).toEqual({ text: 'fifty', confidence: 0.95 })
  })
  it('neither is sure where both are near', async () => {
    expect(await judged('forty', { forty: 4000, fourteen: 4050 })).toEqual({ text: 'forty', confidence: 0.55 })
  })
  it('the other one is taken where it is clearly nearer', async () => {
    const taken = { text: 'sixty', alternatives: ['six'], confidence: 0.95 }
    expect(await judged('six', { six: 4300, sixty: 4000 })).toEqual(taken)
  })
  it("the field's limits tell where both are near", async () => {
    const distances = { forty: 4000, fourteen: 4050 }
    expect(await judged('forty', distances, { max: 20 })).toEqual({ text: 'fourteen', confidence: 0.95 })
  })
  it('what is outside of the limits stays where nothing allowed is near', async () => {
    const distances = { fifty: 4000, fifteen: 4400 }
    expect(await judged('fifty', distances, { max: 20 })).toEqual({ text: 'fifty', confidence: 0.95 })
  })
})

it('begins no grammar with a part that may be left out', () => {
  const grammar = inOrder(maybe(anyOf('about|just')), inOrder(maybe('the'), 'first'), maybe('please'))
  const [, rule = ''] = toJsgf(grammar).split('<answer> = ')
  expect(rule).toBe('((((about | just)) ([(the)] first) [(please)]) | ((((the) first) | first) [(please)]));\n')
})
