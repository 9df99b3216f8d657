import { describe, expect, it } from 'vitest'
import { spelled } from '../../../../../../rules/languages/de/transcript/addresses/letters.ts'

const letters = (said: string) => spelled(said.split(' '), 0)?.value.join('')

describe('German letters that are spelled', () => {
  it.each([
    ['em ue el el e er', 'mueller'],
    ['b wie berta', 'b'],
    ['anton berta caesar', 'abc'],
    ['ha u be e er', 'huber'],
    ['o te te o', 'otto'],
    ['ypsilon we ix', 'ywx'],
    ['doppel-t', 'tt'],
    ['te bindestrich', 't'],
    ['m a punkt', 'ma'],
    ['eszett a u', 'ssau'],
  ])('"%s" is %s', (said, value) => expect(letters(said)).toBe(value))

  it.each(['es ist', 'anton', 'wie berta', 'te', 'bindestrich', ''])('"%s" spells nothing', (said) =>
    expect(letters(said)).toBeUndefined(),
  )
})
