import { expect, it } from 'vitest'
import { toJsgf } from '../../../../../server/speech/pocketsphinx/grammar/jsgf.ts'
import { anyOf, inOrder, maybe } from '../../../../../server/speech/pocketsphinx/grammar/tree.ts'

it('begins no grammar with an optional part', () => {
  const grammar = inOrder(maybe(anyOf('about|just')), inOrder(maybe('the'), 'first'), maybe('please'))
  const [, rule = ''] = toJsgf(grammar).split('<answer> = ')
  expect(rule).toBe('((((about | just)) ([(the)] first) [(please)]) | ((((the) first) | first) [(please)]));\n')
})
