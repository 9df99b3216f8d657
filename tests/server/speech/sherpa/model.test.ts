import { expect, it } from 'vitest'
import { hotwordsFor } from '../../../../server/speech/sherpa/model.ts'

const model = { encoder: '', decoder: '', joiner: '', tokens: '', modelType: 'transducer' as const }

it('gives sherpa phrases of letters, in the case that its model writes, and none without the pieces of words', () => {
  const likely = ['Dark red', 'Tea/Coffee', 'Blue :9.0', '18-24', "O'Brien"]
  expect(hotwordsFor({ ...model, bpeVocab: 'bpe.vocab' }, likely)).toBe("Dark red/O'Brien")
  expect(hotwordsFor({ ...model, bpeVocab: 'bpe.vocab', isUpperCase: true }, likely)).toBe("DARK RED/O'BRIEN")
  expect(hotwordsFor(model, likely)).toBe('')
})
