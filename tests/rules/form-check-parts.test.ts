import { describe, expect, it } from 'vitest'
import type { FormField } from '../../contract/types.gen.ts'
import { exampleOf, isBlankKind, isWordKind, KINDS } from '../../rules/form-check/characters.ts'
import { fittingText } from '../../rules/form-check/fitting-text.ts'
import { refusedAnswer, sampleAnswer, wantedOf } from '../../rules/form-check/samples.ts'
import { patternTextLimit } from '../../rules/pattern.ts'
import { aField } from '../support/builders.ts'

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

describe('The shortest likely text', () => {
  it.each<[string, number, number, string | null]>([
    ['^a?$', 1, 9, 'a'],
    ['^.$', 1, 1, 'a'],
    [String.raw`^\d+$`, 3, 9, '111'],
    ['^ab*$', 2, 2, 'ab'],
    ['^ab$', 3, 9, null],
    ['^abc$', 1, 2, null],
    ['^$', 1, 9, null],
    ['^[ä-ü]$', 1, 1, 'é'],
    ['^[α-ω]$', 1, 1, 'ω'],
    [String.raw`^[\x{5d0}-\x{5ea}]$`, 1, 1, 'א'],
    [String.raw`^\x{3042}\b`, 1, 9, 'あa'],
    [String.raw`^a\b.`, 2, 2, 'a '],
    [String.raw`^a\B.$`, 2, 2, 'aa'],
    ['(?m)^b$', 1, 1, 'b'],
    ['^(?:a|b)c$', 2, 2, 'ac'],
    ['b', 1, 1, 'b'],
    ['b', 2, 2, 'ba'],
    ['^(?:a|b*)*c$', 1, 9, 'c'],
    ['(?m)b$c', 1, 9, null],
    ['(?m)b^c', 1, 9, null],
    [String.raw`^[\x{a0}]$`, 1, 9, null],
  ])('of %s with %i to %i characters is %j', (pattern, min, max, text) => {
    const found = fittingText(pattern, { min, max, kinds: KINDS })
    expect(found && [...found].length).toBe(text && [...text].length)
  })
})

describe('A sample of an answer', () => {
  it.each<[Partial<FormField>, unknown]>([
    [{}, 'a'],
    [{ validation: { minLength: 3 } }, 'aaa'],
    [{ validation: { minLength: 3, maxLength: 3 } }, 'aaa'],
    [{ validation: { minLength: 4, maxLength: 3 } }, null],
    [{ validation: { maxLength: 0 } }, null],
    [{ type: 'number' }, 1],
    [{ type: 'number', validation: { min: 2 } }, 2],
    [{ type: 'number', validation: { min: 2.5 } }, 3],
    [{ type: 'number', validation: { min: 2.5, max: 2.75 } }, 2.5],
    [{ type: 'number', validation: { max: -4 } }, -4],
    [{ type: 'number', validation: { max: 0.5 } }, 0],
    [{ type: 'number', validation: { min: 1, max: 1 } }, 1],
    [{ type: 'number', validation: { min: -5, max: 5 } }, 1],
    [{ type: 'number', validation: { min: -5, max: 0.5 } }, -5],
    [{ type: 'number', validation: { min: 5, max: 4 } }, null],
    [{ type: 'select', options: [{ label: 'A', value: 'a' }] }, 'a'],
    [{ type: 'select', options: [] }, null],
    [{ type: 'select', options: [{ label: 'A', value: ' ' }] }, undefined],
    [{ type: 'checkbox', options: [{ label: 'A', value: 'a' }] }, ['a']],
    [{ type: 'checkbox', options: [] }, null],
    [{ type: 'file' }, { name: 'note.txt', mediaType: 'text/plain', size: 3, data: 'QWRh' }],
  ])('of %j is %j', (field, sample) => expect(sampleAnswer(aField(field))).toEqual(sample))

  it('that is refused is found where the rules refuse anything', () => {
    expect(refusedAnswer(aField())).toBe('x'.repeat(10_001))
    expect(refusedAnswer(aField({ validation: { maxLength: 2 } }))).toBe('x y')
    expect(refusedAnswer(aField({ validation: { pattern: '^[?]|x$' } }))).toBe('x y')
    expect(refusedAnswer(aField({ type: 'number' }))).toBe('?')
  })

  it('keeps within what a pattern is judged on', () => {
    expect(wantedOf(aField({ validation: { minLength: 2, maxLength: 7 } }))).toMatchObject({ min: 2, max: 7 })
    expect(wantedOf(aField())).toMatchObject({ min: 1, max: 10_000 })
    const pattern = '(a?){190}a{190}'
    expect(wantedOf(aField({ validation: { pattern } })).max).toBe(Math.floor(patternTextLimit(pattern) / 2))
    expect(wantedOf(aField()).kinds).not.toContain('newline')
    expect(wantedOf(aField({ type: 'textarea' })).kinds).toContain('newline')
    const costly = wantedOf(aField({ validation: { pattern: '^[a-z]{1,480}$' } }))
    expect(costly.max).toBeLessThan(10_000)
    expect(Number.isInteger(costly.max)).toBe(true)
  })
})
