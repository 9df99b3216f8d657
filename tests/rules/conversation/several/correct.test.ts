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
    ['change arrival to the fourth of May', 'Anna Smith, 2, 2026-05-04'],
    ['change the third to the fourth', 'Anna Smith, 2, 2026-05-04'],
    ['please change the third to the twenty fourth', 'Anna Smith, 2, 2026-05-24'],
    ['change the third to the fourth of June', 'Anna Smith, 2, 2026-06-04'],
  ])('by "%s"', (said, expected) => {
    expect(after(said)).toBe(expected)
  })

  it.each([
    'three',
    'Anna Smythe',
    'two nights',
    'something else',
    'no, the weather is nice',
    'change the fourth to the fifth',
    'change the third to the third',
    'change the third to the fortieth',
    'change arrival to blue',
  ])('not by "%s": it is asked again', (said) => {
    expect(after(said)).toBe('-')
  })
})

describe('A day without a month is of the month that was proposed', () => {
  const stays = {
    'en-US': [['Your name', 'Nights', 'Arrival'], 'Anna Smith, two nights from the third of May'],
    'es-ES': [['Su nombre', 'Noches', 'Llegada'], 'Ana García, dos noches desde el tres de mayo'],
    'fr-FR': [['Votre nom', 'Nuits', 'Arrivée'], 'Anna Dupont, deux nuits à partir du trois mai'],
    'de-DE': [['Ihr Name', 'Nächte', 'Anreise'], 'Anna Schmidt, zwei Nächte ab dem dritten Mai'],
  } as const

  /** The number and the day after a correction. */
  function corrected(locale: keyof typeof stays, said: string): string {
    const [[who, count, when], first] = stays[locale]
    const guest = field('text', who)
    const asked = { fields: [guest, field('number', count), field('date', when)], values: {} }
    const words = rulesOf(locale)
    const parts = answersIn(first, guest, asked, words) ?? []
    const { commands } = loadedLanguage(locale)
    const [, number, day] = correctedParts(said, parts, asked, words, commands)?.map(({ value }) => value) ?? []
    return `${number}, ${day}`
  }

  it.each([
    ['en-US', 'no, the fourth', '2, 2026-05-04'],
    ['en-US', 'the fourth', '2, 2026-05-04'],
    ['en-US', 'no, the thirty first', '2, 2026-05-31'],
    ['en-US', 'no, from the 4th', '2, 2026-05-04'],
    ['en-US', 'arrival the fourth', '2, 2026-05-04'],
    ['en-US', 'change arrival to the fourth', '2, 2026-05-04'],
    ['en-US', 'no, the fourth of June', '2, 2026-06-04'],
    ['en-US', 'no, tomorrow', '2, 2026-04-02'],
    ['en-US', 'no, four', '4, 2026-05-03'],
    ['en-US', 'no, four nights', '4, 2026-05-03'],
    ['en-US', 'no, the fourth of June or so', 'undefined, undefined'],
    ['en-US', 'no, leaving the fourth', 'undefined, undefined'],
    ['en-US', 'no, until the fourth', 'undefined, undefined'],
    ['es-ES', 'no, el cuatro', '2, 2026-05-04'],
    ['es-ES', 'no, desde el cuatro', '2, 2026-05-04'],
    ['es-ES', 'cambia la llegada al cuatro', '2, 2026-05-04'],
    ['es-ES', 'no, cuatro', '4, 2026-05-03'],
    ['fr-FR', 'non, le quatre', '2, 2026-05-04'],
    ['fr-FR', 'non, le trente et un', '2, 2026-05-31'],
    ['fr-FR', 'non, à partir du quatre', '2, 2026-05-04'],
    ['fr-FR', "changez l'arrivée au quatre", '2, 2026-05-04'],
    ['fr-FR', 'non, quatre', '4, 2026-05-03'],
    ['de-DE', 'nein, am vierten', '2, 2026-05-04'],
    ['de-DE', 'nein, der vierte', '2, 2026-05-04'],
    ['de-DE', 'nein, am 4.', '2, 2026-05-04'],
    ['de-DE', 'ändern Sie die Anreise auf den vierten', '2, 2026-05-04'],
    ['de-DE', 'nein, vier', '4, 2026-05-03'],
    ['de-DE', 'nein, am vierten Juni oder so', 'undefined, undefined'],
    ['de-DE', 'nein, bis zum vierten', 'undefined, undefined'],
    ['de-DE', 'nein, Abreise am vierten', 'undefined, undefined'],
    ['fr-FR', 'non, départ le quatre', 'undefined, undefined'],
    ['fr-FR', 'non, le quatre juin à peu près', 'undefined, undefined'],
  ] as const)('%s: "%s"', (locale, said, expected) => {
    expect(corrected(locale, said)).toBe(expected)
  })

  it('but not where that month has no such day', () => {
    const june = proposed('Anna Smith, two nights from the third of June')
    expect(after('no, the thirty first', june)).toBe('-')
  })

  it('nor where it may be one of two', () => {
    const [arrival, departure] = [field('date', 'Arrival'), field('date', 'Departure')]
    const asked = { fields: [arrival, departure], values: {} }
    const both = answersIn('from the third of May to the seventh of May', arrival, asked, rules) ?? []
    const { commands } = loadedLanguage('en-US')
    const days = (said: string) => correctedParts(said, both, asked, rules, commands)?.map(({ value }) => value)
    expect(days('no, the fourth')).toBeUndefined()
    expect(days('no, until the eighth')).toEqual(['2026-05-03', '2026-05-08'])
    expect(days('no, from the fourth')).toEqual(['2026-05-04', '2026-05-07'])
  })
})

describe('What was not proposed is added', () => {
  it.each([
    ['no, a double room', 'Anna Smith, 2, 2026-05-03, double'],
    ['a single room please', 'Anna Smith, 2, 2026-05-03, single'],
    ['no a double', 'Anna Smith, 2, 2026-05-03, double'],
    ['change the room type to double', 'Anna Smith, 2, 2026-05-03, double'],
  ])('by "%s"', (said, expected) => {
    expect(after(said)).toBe(expected)
  })

  it('in the order of the form', () => {
    const passing = proposed('Anna Smith, two nights, double room')
    expect(after('no, the third of May', passing)).toBe('Anna Smith, 2, 2026-05-03, double')
  })

  it('also where its words could be a name', () => {
    const [who, nights, room] = [field('text', 'Su nombre'), field('number', 'Noches'), choice('Habitación', 'Doble')]
    const stays = { fields: [who, nights, room], values: {} }
    const spanish = rulesOf('es-ES')
    const both = answersIn('Ana García, dos noches', who, stays, spanish) ?? []
    const { commands } = loadedLanguage('es-ES')
    const corrected = correctedParts('no, habitación doble', both, stays, spanish, commands)
    expect(corrected?.map(({ value }) => value)).toEqual(['Ana García', 2, 'doble'])
  })

  it.each(['no, double', 'three guests', 'change guests to three'])('not by "%s"', (said) => {
    expect(after(said)).toBe('-')
  })
})

describe('Of several values only the one that is named is changed', () => {
  const whole = proposed('Anna Smith, two nights from the third of May, a double room')

  it.each([
    ['change two to three', 'Anna Smith, 3, 2026-05-03, double'],
    ['change two to one', 'Anna Smith, 1, 2026-05-03, double'],
    ['change two nights to three', 'Anna Smith, 3, 2026-05-03, double'],
    ['change 2 to 3, please', 'Anna Smith, 3, 2026-05-03, double'],
    ['change the nights to three', 'Anna Smith, 3, 2026-05-03, double'],
    ['change double to single', 'Anna Smith, 2, 2026-05-03, single'],
    ['change the double to a single', 'Anna Smith, 2, 2026-05-03, single'],
    ['change a double room to a single room', 'Anna Smith, 2, 2026-05-03, single'],
    ['change the third of May to the fifth of May', 'Anna Smith, 2, 2026-05-05, double'],
    ['change Smith to Miller', 'Anna Miller, 2, 2026-05-03, double'],
  ])('by "%s"', (said, expected) => {
    expect(after(said, whole)).toBe(expected)
  })

  it.each(['change four to three', 'change triple to single'])('not by "%s"', (said) => {
    expect(after(said, whole)).toBe('-')
  })

  it('nor where several are it', () => {
    const guests = proposed('Anna Smith, two nights from the third of May, a double room, two guests')
    expect(after('change two to three', guests)).toBe('-')
    expect(after('change two guests to three guests', guests)).toBe('Anna Smith, 2, 2026-05-03, double, 3')
  })
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
