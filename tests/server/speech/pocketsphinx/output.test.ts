import { expect, it } from 'vitest'
import { decodedOfLine } from '../../../../server/speech/pocketsphinx/output.ts'

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
