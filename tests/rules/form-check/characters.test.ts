import { describe, expect, it } from 'vitest'
import { KINDS, exampleOf, isBlankKind, isWordKind } from '../../../rules/form-check/characters.ts'

describe('Kinds of characters', () => {
  it('are blank, parts of words, or neither', () => {
    expect(KINDS.filter(isBlankKind)).toEqual(['space', 'blank', 'newline'])
    expect(KINDS.filter(isWordKind)).toEqual(['lower', 'upper', 'digit', 'underscore'])
  })

  it('have a likeliest character each', () => {
    const likeliest = KINDS.map((kind) => String.fromCodePoint(exampleOf(kind, () => true) ?? 0))
    expect(likeliest.join('')).toBe('aA1 .é_@\t\n')
  })

  it.each<[(typeof KINDS)[number], string]>([
    ['lower', 'z'],
    ['upper', 'Z'],
    ['digit', '9'],
    ['digit', '0'],
    ['punctuation', '-'],
    ['sign', '`'],
    ['sign', '\u0008'],
    ['sign', '\u001F'],
    ['sign', '\u007F'],
    ['blank', '\u2000'],
    ['blank', '\u200A'],
    ['blank', '\uFEFF'],
    ['foreign', '😀'],
  ])('%s has %j', (kind, character) => {
    const code = character.codePointAt(0)
    expect(exampleOf(kind, (each) => each === code)).toBe(code)
    expect(KINDS.filter((each) => exampleOf(each, (other) => other === code) !== undefined)).toEqual([kind])
  })

  it.each<[number[], number | undefined]>([
    [[0x410, 0x44f], 0x410],
    [[65, 90], undefined],
    [[65, 0x3b1], 128],
    [[65, 90, 0x5d0, 0x5ea], 0x5d0],
    [[0x5d0], 0x5d0],
    [[0xa0, 0xa0], undefined],
    [[0xa0, 0xa1], 0xa1],
    [[0x2000, 0x200a], undefined],
    [[0x2000, 0x200b], 0x200b],
    [[0xd800, 0xdfff], undefined],
    [[0xd800, 0xe000], 0xe000],
    [[0xdfff, 0xe001], 0xe000],
    [[0xd7ff, 0xd800], 0xd7ff],
    [[], undefined],
  ])('of the ranges %j the first foreign character is %s', (ranges, code) => {
    expect(exampleOf('foreign', () => false, ranges)).toBe(code)
    expect(exampleOf('lower', () => false, ranges)).toBeUndefined()
  })
})
