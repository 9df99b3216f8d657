import { describe, expect, it } from 'vitest'
import { runAt } from '../../../../../../rules/languages/en/transcript/numbers/runs.ts'
import { readAs, words } from '../../../../../support/transcripts.ts'

describe('A number read in pieces', () => {
  it.each<[string, string | undefined]>([
    ['oh', undefined],
    ['1 1250', '1 1'],
    ['01 250', '1 1'],
    ['1250 300', '1250 1'],
    ['1 250 dollars', '1250 2'],
    ['1 000 000 000 000 000', '1 1'],
  ])('"%s" is %s', (said, result) => expect(readAs(runAt(words(said), 0))).toBe(result))

  it.each<[string, string]>([
    ['123 456 789 012 345', '123456789012345 5'],
    [`${'four '.repeat(16)}`, '4 1'],
  ])('"%s" has at most fifteen digits', (said, result) => expect(readAs(runAt(words(said), 0))).toBe(result))
})
