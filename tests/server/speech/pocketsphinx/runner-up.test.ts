import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../../contract/types.gen.ts'
import { readDictionary } from '../../../../server/speech/pocketsphinx/dictionary.ts'
import { findSphinx } from '../../../../server/speech/pocketsphinx/files.ts'
import { createGrammars } from '../../../../server/speech/pocketsphinx/grammar-decoder.ts'
import { compareWithRunnerUp, rivalsOf } from '../../../../server/speech/pocketsphinx/runner-up.ts'
import { aField } from '../../../support/builders.ts'

const dictionary = await readDictionary((await findSphinx())?.dictionary ?? '')

/** With the total cost of some sentences, and a high cost of every other. */
const compared = async (text: string, costs: Record<string, number>, validation: FormField['validation'] = {}) => {
  const costOf = (sentence: string) => costs[sentence] ?? 9000
  const cheapest = async (sentences: string[]) => {
    const [words = ''] = sentences.toSorted((one, other) => costOf(one) - costOf(other))
    return { words, acousticCost: 40, wordCost: 40, totalCost: costOf(words) }
  }
  const field = aField({ type: 'number', validation })
  const { tree } = (await createGrammars(dictionary)({ field }))!
  const rivals = await rivalsOf(text, { field, tree, dictionary, cheapest })
  return compareWithRunnerUp({ text, confidence: 0.95 }, field, rivals)
}

describe('Of two that sound alike', () => {
  it('the one that is clearly nearer stands', async () => {
    expect(await compared('fifty', { fifty: 4000, fifteen: 4400 })).toEqual({ text: 'fifty', confidence: 0.95 })
  })
  it('neither is sure where both are near', async () => {
    expect(await compared('forty', { forty: 4000, fourteen: 4050 })).toEqual({ text: 'forty', confidence: 0.55 })
  })
  it('the other one is taken where it is clearly nearer', async () => {
    const taken = { text: 'sixty', alternatives: ['six'], confidence: 0.95 }
    expect(await compared('six', { six: 4300, sixty: 4000 })).toEqual(taken)
  })
  it("the field's limits tell where both are near", async () => {
    const costs = { forty: 4000, fourteen: 4050 }
    expect(await compared('forty', costs, { max: 20 })).toEqual({ text: 'fourteen', confidence: 0.95 })
  })
  it('what is outside of the limits stays where nothing allowed is near', async () => {
    const costs = { fifty: 4000, fifteen: 4400 }
    expect(await compared('fifty', costs, { max: 20 })).toEqual({ text: 'fifty', confidence: 0.95 })
  })
})
