import { describe, expect, it } from 'vitest'
import { holdsOther } from '../../../../rules/conversation/several/of-others.ts'
import { isYesOrNo } from '../../../../rules/conversation/several/index.ts'
import { loadedLanguage } from '../../../../rules/languages/loaded.ts'
import { readTranscript } from '../../../../rules/transcript/index.ts'
import { choice, field } from './forms.ts'

const rulesOf = (locale: string) => ({
  isYesOrNo: isYesOrNo(loadedLanguage(locale).commands),
  read: (...[asked, said]: [Parameters<typeof readTranscript>[0], string]) =>
    readTranscript(asked, said, { today: '2026-04-01', locale }),
})

const stay = {
  'en-US': [
    field('number', 'Nights'),
    field('date', 'Arrival'),
    choice('Room type', 'Single', 'Double'),
    choice('Wine', 'White', 'Red'),
    choice('Breakfast', 'Yes', 'No'),
    field('tel', 'Phone'),
    field('email', 'Email'),
    field('consent', 'Conditions'),
    field('text', 'Company'),
  ],
  'de-DE': [field('number', 'Nächte'), field('date', 'Anreise'), field('tel', 'Telefon'), field('email', 'E-Mail')],
  'fr-FR': [field('number', 'Nuits'), field('date', 'Arrivée'), field('tel', 'Téléphone'), field('email', 'E-mail')],
}

const holds = (locale: keyof typeof stay, said: string) => holdsOther(said, stay[locale], rulesOf(locale))

describe('A text holds the answer of another field', () => {
  it.each([
    'two nights, Anna Smith',
    'Anna Smith one night',
    'nights: two',
    'Anna Smith the third of May',
    'Anna Smith, May 3rd',
    'Anna Smith, tomorrow',
    'Anna Smith, on Friday',
    'Anna Smith 2026-05-03',
    'Anna Smith, anna at example dot com',
    'Anna Smith, 555 123 4567',
    'Anna Smith and the phone is five five five one two three four five six seven',
    'Anna Smith, double',
    'Anna Smith, a double',
    'Anna Smith double room',
    'Anna Smith, the room is a single room',
  ])('"%s"', (said) => {
    expect(holds('en-US', said)).toBe(true)
  })

  it.each([
    ['de-DE', 'Anna Schmidt, zwei Nächte ab dem dritten Mai'],
    ['de-DE', 'Anna Schmidt ab dem dritten Mai'],
    ['de-DE', 'Anna Schmidt für eine Nacht'],
    ['de-DE', 'Anna Schmidt, morgen'],
    ['de-DE', 'Anna Schmidt 3.5.2026'],
    ['fr-FR', 'Anna Martin, demain'],
    ['de-DE', 'Anna Schmidt anna@example.com'],
    ['de-DE', 'Anna Schmidt 0171 2345678'],
    ['fr-FR', 'Anna Martin, deux nuits à partir du trois mai'],
    ['fr-FR', 'Anna Martin à partir du trois mai'],
  ] as const)('in any language: %s "%s"', (locale, said) => {
    expect(holds(locale, said)).toBe(true)
  })
})

describe('A text is only itself', () => {
  it.each([
    'Anna Smith',
    'two',
    'Mary White',
    'Mary Double',
    'Mary Ann, White House',
    'Anna Smith, yes',
    'Joe Friday',
    'Joe, May',
    'Rule 3-4',
    'April May',
    'Blink one eighty two',
    'Studio 54',
    'The Four Tops',
    'A Night at the Opera with many others',
    '12 Main Street',
    '12 Main Street 90210',
    'Saint Mary, Park School',
  ])('"%s"', (said) => {
    expect(holds('en-US', said)).toBe(false)
  })
})
