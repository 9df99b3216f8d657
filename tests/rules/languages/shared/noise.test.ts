import { describe, expect, it } from 'vitest'
import { withoutNoise } from '../../../../rules/languages/shared/noise.ts'
import { heard } from '../../../support/transcripts.ts'

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

describe('Sounds in brackets beside an answer', () => {
  it.each(
    'noise sound laugh cough sigh sniff gasp groan chuckle clap beep click'.split(' ').flatMap((sound) => [
      [sound, 'one'],
      [`${sound}s`, 'several'],
    ]),
  )('are no part of it: "%s", %s', (sound) => expect(withoutNoise(`five (${sound})`)).toBe('five'))
})

describe('What was not said', () => {
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

describe('What a transcriber invents on silence', () => {
  it.each([
    ['¡Gracias por ver! ¡Suscríbete!', 'es-ES', undefined],
    ['Thanks for watching... bye', 'en-US', undefined],
    ['Subtitle by the Amara.org community', 'en-US', undefined],
  ])('"%s" in %s is %s', (said, locale, value) => expect(heard('text', said, locale)).toBe(value))
})
