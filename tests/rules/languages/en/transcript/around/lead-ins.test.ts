import { describe, expect, it } from 'vitest'
import {
  isOnlyOpening,
  openings,
  withoutClosing,
} from '../../../../../../rules/languages/en/transcript/around/lead-ins.ts'
import { words } from '../../../../../support/transcripts.ts'

describe('What opens and closes an answer', () => {
  const table = openings('email', 'by email')

  it.each([
    ["it's", true],
    ["well it's", true],
    ['hm', true],
    ['ada', false],
    ["it's ada", false],
    ['', false],
  ])('"%s" only opens: %s', (said, only) => expect(isOnlyOpening(words(said), table)).toBe(only))

  it.each([
    ['ada thank you', 'ada'],
    ['thank you', 'thank you'],
  ])('"%s" is closed: "%s"', (said, left) => expect(withoutClosing(words(said)).join(' ')).toBe(left))
})
