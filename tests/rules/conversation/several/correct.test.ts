import { describe, expect, it } from 'vitest'
import { answersIn, correctedParts } from '../../../../rules/conversation/several/index.ts'
import { loadedLanguage } from '../../../../rules/languages/loaded.ts'
import { choice, field, rulesOf } from './forms.ts'

const fields = [
  field('text', 'Your name'),
  field('number', 'Nights'),
  field('date', 'Arrival'),
  choice('Room type', 'Single', 'Double'),
  field('number', 'Guests', { visibleWhen: { field: 'room type', op: 'is', value: 'double' } }),
]
const form = { fields, values: {} }
const rules = rulesOf('en-US')
const [name] = fields
const proposed = (said: string) => (name && answersIn(said, name, form, rules)) ?? []
const stay = proposed('Anna Smith, two nights from the third of May')

const after = (said: string, parts = stay): string =>
  correctedParts(said, parts, form, rules, loadedLanguage('en-US').commands)
    ?.map(({ value }) => String(value))
    .join(', ') ?? '-'

describe('One part of what was proposed is corrected', () => {
  it.each([
    ['no, three nights', 'Anna Smith, 3, 2026-05-03'],
    ['three nights', 'Anna Smith, 3, 2026-05-03'],
    ['no, three', 'Anna Smith, 3, 2026-05-03'],
    ['no I said three nights', 'Anna Smith, 3, 2026-05-03'],
    ['no, the fifth of May', 'Anna Smith, 2, 2026-05-05'],
    ['no, from May 5th please', 'Anna Smith, 2, 2026-05-05'],
    ['no, Anna Smythe', 'Anna Smythe, 2, 2026-05-03'],
    ['the name is Anna Smythe', 'Anna Smythe, 2, 2026-05-03'],
    ['change Smith to Smythe', 'Anna Smythe, 2, 2026-05-03'],
  ])('by "%s"', (said, expected) => {
    expect(after(said)).toBe(expected)
  })

  it.each(['three', 'Anna Smythe', 'two nights', 'no, a double room', 'something else', 'no, the weather is nice'])(
    'not by "%s": it is asked again',
    (said) => {
      expect(after(said)).toBe('-')
    },
  )
})

describe('With logic', () => {
  const whole = proposed('Anna Smith, two nights from the third of May, a double room, three guests')

  it('the fields that come next are those that the values just given show', () => {
    expect(whole.map(({ value }) => value)).toEqual(['Anna Smith', 2, '2026-05-03', 'double', 3])
    expect(proposed('Anna Smith, two nights from the third of May, a single room, three guests')).toEqual([])
  })

  it('a correction takes back what is not asked with it', () => {
    expect(after('no, a single room', whole)).toBe('Anna Smith, 2, 2026-05-03, single')
  })
})
