import { describe, expect, it } from 'vitest'
import type { FormField } from '../../contract/types.gen.ts'
import { soundKey } from '../../rules/form-check/english-sounds.ts'
import { quoted } from '../../rules/form-check/finding.ts'
import { findOptionsHeardWrong } from '../../rules/form-check/options.ts'
import { hasWords, unsayableAs } from '../../rules/form-check/sayable.ts'
import { spanishSoundKey } from '../../rules/form-check/spanish-sounds.ts'
import { findUnspeakable } from '../../rules/form-check/voice.ts'
import { labelSound } from '../../rules/transcript/index.ts'
import { aField } from '../support/builders.ts'
import { check, choiceMessages, circumstances, findingsOf, messagesOf, optionsOf } from './form-check/support.ts'

const key = (label: string) => soundKey(labelSound(label))

describe('Labels of one sound', () => {
  it.each([
    ['there', 'their'],
    ['Phillip', 'Filip'],
    ['back', 'bak'],
    ['cat', 'kat'],
    ['crow', 'krow'],
    ['Allan', 'Alan'],
    ['Sarah', 'Sara'],
    ['Résumé', 'resume'],
    ["Don't", 'dont'],
  ])('in English: %s and %s', (one, other) => expect(key(one)).toBe(key(other)))
  it.each([
    ['cell', 'kell'],
    ['bath', 'bat'],
    ['high', 'hig'],
    ['C#', 'C'],
    ['acorn', 'akorn'],
  ])('not in English: %s and %s', (one, other) => expect(key(one)).not.toBe(key(other)))

  it.each([
    ['vaca', 'baca', 'es-ES'],
    ['hola', 'ola', 'es-ES'],
    ['calló', 'cayo', 'es-ES'],
    ['queso', 'keso', 'es-ES'],
    ['té, leche', 'té leche', 'es-ES'],
    ['gente', 'jente', 'es-ES'],
    ['casa', 'caza', 'es-MX'],
    ['cera', 'sera', 'es-MX'],
    ['caza', 'kaza', 'es-ES'],
    ['innata', 'inata', 'es-ES'],
  ])('in Spanish: %s and %s (%s)', (one, other, locale) =>
    expect(spanishSoundKey(one, locale)).toBe(spanishSoundKey(other, locale)),
  )
  it.each([
    ['casa', 'caza', 'es-ES'],
    ['cera', 'sera', 'es-ES'],
    ['pero', 'perro', 'es-ES'],
    ['pingüino', 'pinguino', 'es-ES'],
    ['agüita', 'ajita', 'es-ES'],
    ['chico', 'cico', 'es-ES'],
    ['gata', 'jata', 'es-ES'],
    ['guapa', 'gapa', 'es-ES'],
    ['11', '1', 'es-ES'],
  ])('not in Spanish: %s and %s (%s)', (one, other, locale) =>
    expect(spanishSoundKey(one, locale)).not.toBe(spanishSoundKey(other, locale)),
  )
})

describe('A text of the owner', () => {
  it.each<[string, 'listened' | 'said', string, string | undefined]>([
    ['Tea', 'said', 'en', undefined],
    ['2', 'said', 'en', undefined],
    ['***', 'said', 'en', 'has no words'],
    ['Чай', 'said', 'en', 'is not written in the letters of English'],
    ['Чай', 'said', 'ru', undefined],
    ['Tea', 'said', 'ru', undefined],
    ['お茶', 'said', 'ja', undefined],
    ['ひらがな', 'said', 'ja', undefined],
    ['カタカナ', 'said', 'ja', undefined],
    ['차', 'said', 'ko', undefined],
    ['茶', 'said', 'zh-TW', undefined],
    ['茶', 'said', 'zh', undefined],
    ['www.example.com', 'said', 'en', 'holds an address'],
    ['Write to ada@example.com', 'said', 'en', 'holds an address'],
    ['a@b', 'said', 'en', undefined],
    ['x'.repeat(80), 'said', 'en', undefined],
    ['x'.repeat(81), 'said', 'en', 'is longer than 80 characters'],
    ['x'.repeat(200), 'listened', 'en', undefined],
    ['x'.repeat(201), 'listened', 'en', 'is longer than 200 characters'],
    ['Tea', 'said', 'no such language', undefined],
  ])('%j %s in %s: %s', (text, use, locale, reason) => expect(unsayableAs(text, use, locale)).toBe(reason))

  it('has words where there is a letter of the language, each time it is asked', () => {
    expect([1, 2].map(() => hasWords('Чай', 'ru'))).toEqual([true, true])
    expect([1, 2].map(() => hasWords('Чай', 'en'))).toEqual([false, false])
  })

  it('is quoted, shortened after sixty characters', () => {
    expect(quoted(' Tea ')).toBe('“Tea”')
    expect(quoted('x'.repeat(60))).toBe(`“${'x'.repeat(60)}”`)
    expect(quoted('x'.repeat(61))).toBe(`“${'x'.repeat(59)}…”`)
  })
})

const messages = (labels: string[], field: Partial<FormField> = {}) =>
  findOptionsHeardWrong(aField({ type: 'radio', ...field, options: optionsOf(...labels) }), circumstances).map(
    ({ message }) => message,
  )

describe('Options aloud', () => {
  it('are no matter of a field without them, and empty labels are told elsewhere', () => {
    expect(messages(['Four', 'For'], { type: 'text' })).toEqual([])
    expect(messages(['', ' '])).toEqual([])
  })
  it('are named together when three sound alike', () => {
    expect(messages(['Four', 'For', 'Fore'])).toEqual([
      '“Four”, “For” and “Fore” sound alike or mean the same when spoken, so one may be taken for another. Reword one of them.',
    ])
  })
  it('have at most five remarks of a kind', () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
    expect(messages(words.flatMap((word) => [`${word} tea`, `${word} tee`]))).toHaveLength(5)
    expect(messages(['Tea', ...words.map(() => '***')])).toHaveLength(5)
  })
  it('of which none can be said are one remark, with what it means for the form', () => {
    expect(messages(['???'])).toEqual([
      'None of the options can be said. Give them names, or visitors who speak must choose by hand.',
    ])
    expect(messages(['???'], { required: true })).toEqual([
      'None of the options can be said. The field is required, so the form cannot be finished by voice alone: give the options names.',
    ])
  })
})

const remarks = (field: Partial<FormField>, locale = 'en-US') =>
  findUnspeakable(aField(field), { ...circumstances, locale }).map(({ severity, message }) => `${severity}: ${message}`)

describe('A field aloud', () => {
  it('has to be typed where its language has no rules', () => {
    expect(remarks({ type: 'number' }, 'fr')).toEqual([
      'voice: Voice input knows no rules for such answers in Français yet, so visitors type this one. Voice fills the other fields.',
    ])
    expect(remarks({ type: 'date', required: true }, 'fr')[0]).toContain(
      'The field is required: the form cannot be finished by voice alone.',
    )
    expect(remarks({ type: 'text' }, 'fr')).toEqual([])
  })
  it('can be as long as two minutes of speech', () => {
    expect(remarks({ validation: { minLength: 1560 } })).toEqual([])
    expect(remarks({ validation: { minLength: 1561 } })).toEqual([
      'voice: A spoken answer lasts at most two minutes, about 1560 characters, and this one needs 1561. Ask for less.',
    ])
  })
  it('asks for a broken number only where there is no whole one', () => {
    expect(remarks({ type: 'number', validation: { min: 0.2, max: 0.8 } })).toEqual([
      'voice: No whole number is within these limits, so visitors must say a number such as “nought point five”. Say so in the help text.',
    ])
    expect(remarks({ type: 'number', validation: { min: 5, max: 4 } })).toEqual([])
    expect(remarks({ type: 'number', validation: { min: 2.5 } })).toEqual([])
    expect(remarks({ type: 'number', validation: { max: 0.5 } })).toEqual([])
  })
})
