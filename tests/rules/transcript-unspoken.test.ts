import { describe, expect, it } from 'vitest'
import { exactly } from '../../rules/languages/shared/exact-label.ts'
import { normaliseTranscript, type SpokenField } from '../../rules/transcript/index.ts'
import { withoutNoise } from '../../rules/languages/shared/noise.ts'
import { phraseAt, phrases } from '../../rules/languages/shared/phrases.ts'
import { isHesitation, plainWords, splitHyphens, withoutPauses } from '../../rules/languages/shared/words.ts'
import { heard, TODAY } from '../support/transcripts.ts'

describe('Sounds in brackets beside an answer', () => {
  it.each(
    'noise sound laugh cough sigh sniff gasp groan chuckle clap beep click'.split(' ').flatMap((sound) => [
      [sound, 'one'],
      [`${sound}s`, 'several'],
    ]),
  )('are no part of it: "%s", %s', (sound) => expect(withoutNoise(`five (${sound})`)).toBe('five'))
})

describe('What nobody said', () => {
  it.each([
    'Thank you for watching.',
    'Please subscribe.',
    'See you in the next video.',
    'Gracias por ver el vídeo.',
    '¡Gracias por ver el vídeo!',
    'Caption by Amara.org',
    'Captions by Amara.org',
    'Subtítulo por Amara',
    'Traducción por Amara',
    'Traduccion por Amara',
    `${'bye. '.repeat(39)}bye..`,
  ])('is no answer: %j', (said) => expect(withoutNoise(said)).toBe(''))

  it.each([
    ['Anna. Thank you so much for watching.', 'Anna.'],
    ['Anna. Thank you very much for listening', 'Anna.'],
    ['Anna. Thanks for watching!!', 'Anna.'],
    ['Anna.   Thank you for watching.', 'Anna.'],
    ['Anna? Thanks for listening.  ', 'Anna?'],
    ['Anna. Please subscribe.', 'Anna.'],
    ['Anna. Subtitles by Amara', 'Anna.'],
    ['Anna. Subtitles by the Amara community!', 'Anna.'],
    ['Anna. Thanks for watching over me.', 'Anna. Thanks for watching over me.'],
    ['I translated poems by Neruda', 'I translated poems by Neruda'],
    ['(my aunt) Anna', '(my aunt) Anna'],
    ['five[noise]six', 'five six'],
    ['five(coughs)six', 'five six'],
  ])('of %j there is left %j', (said, left) => expect(withoutNoise(said)).toBe(left))
})

describe('Sounds of thinking', () => {
  it.each('uuum ummm uuh uhhh aah ahhh hhm hmmm hhuh huuh huhhh eeh ehhh eerm mmm'.split(' '))(
    'may be drawn out: "%s"',
    (sound) => expect(isHesitation(sound)).toBe(true),
  )
})

describe('The words of a transcript', () => {
  it.each([
    ['- one', ', one'],
    ['one -- two', 'one , two'],
    ['one -', 'one ,'],
    ['("one") two', 'one two'],
    ['wait..', 'wait ,'],
  ])('%j are %j', (said, words) => expect(plainWords(said).join(' ')).toBe(words))

  it('may be without their pauses', () => expect(withoutPauses(['one', ',', 'two'])).toEqual(['one', 'two']))
  it('stay whole beside a digit', () =>
    expect(splitHyphens(['4-door', 'covid-19', 'door-four'])).toEqual(['4-door', 'covid-19', 'door', 'four']))
  it('are phrases however they are spaced', () =>
    expect(phraseAt(phrases([['evening', 'good  evening']]), ['good', 'evening'], 0)).toEqual({
      meaning: 'evening',
      length: 2,
    }))
})

describe('A label said to the letter', () => {
  const labels = ['Red', 'red', 'Blue', 'Maße', 'Masse', 'We’re', "We're", '1,5 l', "Rock 'n' Roll"]
  const options = labels.map((label) => ({ label, value: label }))
  it.each([
    [' Red ', 'Red'],
    ['masse', 'Masse'],
    ['MAßE', 'Maße'],
    ['“"Blue"”', 'Blue'],
    ['were', undefined],
    ['15 l', undefined],
    ['1,5 l.', '1,5 l'],
    ['rock n roll', undefined],
    [`blue${' '.repeat(4996)}`, 'Blue'],
    [`blue${' '.repeat(4997)}`, undefined],
  ])('%j is %s', (said, value) => expect(exactly(options, said)).toBe(value))
})

describe('A language without rules', () => {
  it.each<[SpokenField['type'], string[] | undefined, string, unknown]>([
    ['radio', ['Oui', 'Non'], 'oui', 'Oui'],
    ['radio', ['Oui', 'Non'], 'peut-être', undefined],
    ['select', undefined, 'oui', undefined],
    ['radio', undefined, 'oui', undefined],
    ['checkbox', ['Rouge', 'Noir'], 'noir', ['Noir']],
    ['checkbox', ['Rouge', 'Noir'], 'vert', undefined],
    ['checkbox', undefined, 'noir', undefined],
  ])('takes a label alone: %s of %j, "%s" is %j', (type, labels, said, value) => {
    const options = labels?.map((label) => ({ label, value: label }))
    expect(normaliseTranscript({ type, options }, said, { today: TODAY, locale: 'fr-FR' })).toEqual(value)
  })
})

it.each([
  ['New line. Hello.', 'en', 'Hello.'],
  ['Hello. New line.', 'en', 'Hello.'],
  ['Nueva línea. Hola.', 'es', 'Hola.'],
])('A text has no empty lines around it: %j in %s is %j', (said, locale, value) =>
  expect(heard('textarea', said, locale)).toBe(value),
)
