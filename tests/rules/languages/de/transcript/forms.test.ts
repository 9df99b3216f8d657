import { describe, expect, it } from 'vitest'
import { stemOf, withoutGender } from '../../../../../rules/languages/de/transcript/forms.ts'
import { transliterated } from '../../../../../rules/languages/de/transcript/letters.ts'

const stem = (each: string): string => stemOf(transliterated(each).toLowerCase())

describe('German forms of one word', () => {
  it.each([
    ['Groß', 'große', 'großes', 'großen'],
    ['Nacht', 'Nächte', 'Nächten'],
    ['Lehrer', 'Lehrerin', 'Lehrerinnen', 'Lehrern'],
    ['Kind', 'Kinder', 'Kindern', 'Kindes'],
    ['Monat', 'Monate', 'Monaten'],
  ])('%s and its other forms are one', (word, ...forms) => {
    expect(new Set([word, ...forms].map(stem))).toEqual(new Set([stem(word)]))
  })

  it.each([
    ['Lehrer/in', 'Lehrer'],
    ['Lehrer:in', 'Lehrer'],
    ['Student*innen', 'Student'],
    ['Angestellte(r)', 'Angestellte'],
    ['Angestellte/r', 'Angestellte'],
    ['MitarbeiterInnen', 'Mitarbeiter'],
    ['Berlin', 'Berlin'],
    ['An/aus', 'An/aus'],
  ])('%s may be said as %s', (label, plain) => expect(withoutGender(label)).toBe(plain))
})

describe('German letters', () => {
  it.each([
    ['Müller', 'Mueller'],
    ['Straße', 'Strasse'],
    ['schön', 'schoen'],
    ['Äpfel', 'Aepfel'],
    ['Mu\u0308ller', 'Mueller'],
  ])('%s is spelled out as %s', (word, plain) => expect(transliterated(word)).toBe(plain))
})
