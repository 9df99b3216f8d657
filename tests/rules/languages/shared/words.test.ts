import { describe, expect, it } from 'vitest'
import {
  isHesitation,
  plainWords,
  soundsOf,
  splitHyphens,
  withoutPauses,
  wordsOf,
} from '../../../../rules/languages/shared/words.ts'

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

  it('are none of silence, and none of a monologue', () => {
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
})

describe('Sounds of thinking', () => {
  it.each('uuum ummm uuh uhhh aah ahhh hhm hmmm hhuh huuh huhhh eeh ehhh eerm mmm'.split(' '))(
    'may be drawn out: "%s"',
    (sound) => expect(isHesitation(sound)).toBe(true),
  )
})
