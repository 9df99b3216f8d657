import { describe, expect, it } from 'vitest'
import { corrected } from '../../../../../../rules/languages/en/transcript/around/correction.ts'
import { words } from '../../../../../support/transcripts.ts'

const colourIn = (said: readonly string[]) =>
  /^(?:red|blue|red red|it's)$/.test(said.join(' ')) ? said.join(' ') : undefined

describe('A slip', () => {
  it.each([
    ['red sorry blue', 'blue'],
    ['red no blue', 'blue'],
    ['red no', undefined],
    ['no blue', undefined],
    ['red actually', 'red'],
    ['red sorry', undefined],
    ['red wait green', undefined],
    ['red , oh no , i mean blue', 'blue'],
    ['green no blue', undefined],
    ['blue sorry red sorry blue', 'blue'],
  ])('is corrected: "%s" is %s', (said, left) => expect(corrected(words(said), colourIn)).toBe(left))
})
