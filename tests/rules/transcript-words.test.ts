import { describe, expect, it } from 'vitest'
import { addMonths, dayOf, isoOf, todayFrom, weekdayOf } from '../../rules/languages/shared/calendar.ts'
import { exactly } from '../../rules/languages/shared/exact-label.ts'
import { withoutNoise } from '../../rules/languages/shared/noise.ts'
import { phraseAt, phrases, wordSet } from '../../rules/languages/shared/phrases.ts'
import {
  lexicon,
  translate,
  translated,
  unaccented,
  wordsWithoutAccents,
} from '../../rules/languages/shared/translation.ts'
import { isHesitation, plainWords, soundsOf, splitHyphens, wordsOf } from '../../rules/languages/shared/words.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

describe('A day of the calendar', () => {
  it.each([
    [2024, 2, 29, '2024-02-29'],
    [2026, 2, 29, undefined],
    [2026, 4, 31, undefined],
    [2026, 13, 1, undefined],
    [2026, 0, 1, undefined],
    [2026, 1, 0, undefined],
    [2026, 12, 31, '2026-12-31'],
    [1800, 1, 1, '1800-01-01'],
    [1799, 12, 31, undefined],
    [2199, 12, 31, '2199-12-31'],
    [2200, 1, 1, undefined],
    [26, 1, 1, undefined],
  ])('%i, %i, %i is %s', (year, month, number, text) => {
    const found = dayOf(year, month, number)
    expect(found && isoOf(found)).toBe(text)
  })
  it('is the person’s own', () => {
    expect(todayFrom('2026-11-20T23:00:00Z')).toEqual(day('2026-11-20'))
    expect(todayFrom(new Date(2026, 10, 20, 23))).toEqual(day('2026-11-20'))
    expect(todayFrom('on 2026-11-20')).toBeUndefined()
    expect(todayFrom('26-11-20')).toBeUndefined()
  })
  it('stays within a shorter month', () => {
    expect(addMonths(day('2026-01-31'), 1)).toEqual(day('2026-02-28'))
    expect(addMonths(day('2026-03-15'), -3)).toEqual(day('2025-12-15'))
    expect(addMonths(day('2026-11-20'), 12)).toEqual(day('2027-11-20'))
  })
  it('counts the week from Monday', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map((text) => weekdayOf(day(text)))).toEqual([0, 4, 6])
  })
})

describe('The words of a transcript', () => {
  it.each([
    ['Hello, World.', 'hello , world ,'],
    ['"Quoted" text', 'quoted text'],
    ['(aside) [box] {curly}', 'aside box curly'],
    ['It’s fine', "it's fine"],
    ['one – two', 'one , two'],
    ['one—two', 'one , two'],
    ['one... two', 'one , two'],
    ['wait.. what', 'wait , what'],
    ['18–24', '18-24'],
    ['2½', '2 1/2'],
    ['½', '1/2'],
    ['２０２６', '2026'],
    ['¿Qué?', 'qué ,'],
    ['a...b@example.com', 'a...b@example.com'],
    ['"Yes!"', 'yes ,'],
    ['', ''],
  ])('%j are %j', (text, words) => expect(plainWords(text).join(' ')).toBe(words))

  it.each(['um', 'uh', 'uhm', 'err', 'erm', 'ah', 'hmm', 'huh', 'mm', 'eh'])('"%s" is a sound of thinking', (word) => {
    expect(isHesitation(word)).toBe(true)
    expect(isHesitation(`${word}x`)).toBe(false)
    expect(isHesitation(`x${word}`)).toBe(false)
  })
  it('are none where nobody spoke, and none of a monologue', () => {
    expect(wordsOf('um, uh')).toBeUndefined()
    expect(wordsOf('um yes')).toEqual(['yes'])
    expect(soundsOf('um yes')).toEqual(['um', 'yes'])
    expect(soundsOf('a '.repeat(100))).toHaveLength(100)
    expect(soundsOf('a '.repeat(101))).toBeUndefined()
    expect(soundsOf(`a${' '.repeat(4999)}`)).toEqual(['a'])
    expect(soundsOf(`a${' '.repeat(5000)}`)).toBeUndefined()
    expect(soundsOf('')).toBeUndefined()
  })
  it('are parted at hyphens, and numbers are not', () => {
    expect(splitHyphens(['sixty-two', '2026-03-04', '-', 'e-', "o'clock-ish"])).toEqual([
      'sixty',
      'two',
      '2026-03-04',
      '-',
      'e',
      "o'clock",
      'ish',
    ])
  })
})

describe('Noise', () => {
  it.each([
    '[NOISE]',
    '<sil>',
    '</s>',
    '++COUGH++',
    '*sighs*',
    '♪ la la la ♪',
    '♫',
    '(laughter)',
    '(door closing)',
    '(anything aside)',
    'you',
    'Thank you.',
    'Thanks for watching!',
    'Bye. Bye bye.',
    'Subtitles by the Amara.org community',
    'Transcribed by somebody',
    'Subtítulos por la comunidad',
    '¡Suscríbete!',
    'Don’t forget to subscribe',
    '...',
    '?!',
  ])('%j is nothing said', (transcript) => expect(withoutNoise(transcript)).toBe(''))
  it.each([
    ['[NOISE] five', 'five'],
    ['five (coughs)', 'five'],
    ['five (sitting)', 'five'],
    ['five (or six)', 'five (or six)'],
    ['five (555)', 'five (555)'],
    ['(555) sounds', '(555) sounds'],
    ['[5]', '[5]'],
    ['Anna. Thank you for watching.', 'Anna.'],
    ['Anna! Please like and subscribe!', 'Anna!'],
    ['Anna thanks for watching', 'Anna thanks for watching'],
    ['Thank you, Anna', 'Thank you, Anna'],
    ['Translated poems', 'Translated poems'],
    ['subtitlesby org', 'subtitlesby org'],
    [`thank you. ${'bye. '.repeat(60)}`, `thank you. ${'bye. '.repeat(60)}`.trim()],
  ])('of %j there is left %j', (transcript, spoken) => expect(withoutNoise(transcript)).toBe(spoken))
})

describe('A label said to the letter', () => {
  const options = ['Red', 'red', 'Blue', '“Green”', '?', ' Grey ', 'Grey.'].map((label, at) => ({
    label,
    value: `v${at}`,
  }))
  it.each([
    ['Red', 'v0'],
    ['red', 'v1'],
    ['RED', undefined],
    ['blue.', 'v2'],
    ['"Blue"!!', 'v2'],
    ['green', 'v3'],
    ['?', 'v4'],
    ['grey', undefined],
    ['Grey', 'v5'],
    ['Grey.', 'v6'],
    ['black', undefined],
    [`blue${' '.repeat(5000)}`, undefined],
  ])('%j is %s', (said, value) => expect(exactly(options, said)).toBe(value))
})

describe('Phrases', () => {
  const table = phrases<string>([
    ['short', 'good|good day'],
    ['long', ' good day to you '],
  ])
  it.each([
    ['good', { meaning: 'short', length: 1 }],
    ['good day', { meaning: 'short', length: 2 }],
    ['good day to', { meaning: 'short', length: 2 }],
    ['good day to you', { meaning: 'long', length: 4 }],
    ['day', undefined],
    ['', undefined],
  ])('of %j the longest is found: %j', (said, found) => expect(phraseAt(table, said.split(' '), 0)).toEqual(found))
  it('are found where they begin', () => {
    expect(phraseAt(table, ['a', 'good', 'day'], 1)).toEqual({ meaning: 'short', length: 2 })
    expect(phraseAt(table, ['good'], 1)).toBeUndefined()
    expect([...wordSet(' a b|c\n d ')]).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('A further language', () => {
  const grammars = [lexicon({ 'good day': 'buen día|buenos días', '': 'pues' }), lexicon({ other: 'buen|otro' })]
  it('becomes plain words, phrase by phrase', () => {
    expect(unaccented('Áñü')).toBe('Anu')
    expect(translate(['pues', 'buen', 'dia', 'buen', 'ana'], grammars)).toEqual(['good', 'day', 'other', 'ana'])
    expect(translate([], grammars)).toEqual([])
  })
  it('has no words where too much was said', () => {
    expect(wordsWithoutAccents('Adiós, Ana')).toEqual(['adios', ',', 'ana'])
    expect(wordsWithoutAccents(`a${' '.repeat(4999)}`)).toEqual(['a'])
    expect(wordsWithoutAccents(`a${' '.repeat(5000)}`)).toEqual([])
  })
  it('is read only where something was said', () => {
    const read = translated(
      () => grammars,
      (_field, words) => `read: ${words}`,
    )
    const heard = (words: string) => read({ type: 'text' }, words, { today: '2026-11-20', locale: 'es' })
    expect(heard('Buenos días')).toBe('read: good day')
    expect(heard('pues')).toBeUndefined()
    expect(heard('pues,')).toBeUndefined()
  })
})
