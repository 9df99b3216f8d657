import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { findUnspeakable } from '../../../rules/form-check/voice.ts'
import { aField } from '../../support/builders.ts'
import { choiceMessages, circumstancesIn, findingsOf, messagesOf } from './support.ts'

describe('a field that voice cannot answer', () => {
  it('is a file, above all a required one', () => {
    expect(findingsOf({ type: 'file' })).toEqual([expect.stringContaining('voice: A file cannot be spoken')])
    expect(findingsOf({ type: 'file', required: true })).toEqual([
      expect.stringContaining('cannot be finished by voice alone'),
    ])
  })

  it.each([
    [String.raw`^\w+_\w+$`, 'signs that dictation does not write'],
    [String.raw`^\d{5}$`, 'digits'],
    ['^[A-Z]{3}$', 'capital letters'],
  ])('has the pattern %s, which asks for %s', (pattern, needs) => {
    expect(findingsOf({ validation: { pattern } })).toEqual([
      expect.stringContaining(`voice: The pattern asks for ${needs}`),
    ])
  })

  it.each(['^[a-z]+$', String.raw`^\w+$`, '.+', String.raw`^[^\d]+$`])('has not the pattern %s', (pattern) => {
    expect(findingsOf({ validation: { pattern } })).toEqual([])
  })

  it('takes numbers between two whole ones, or more text than two minutes hold', () => {
    expect(findingsOf({ type: 'number', validation: { min: 0.2, max: 0.8 } })).toEqual([
      expect.stringContaining('No whole number'),
    ])
    expect(findingsOf({ type: 'number', validation: { min: 1e30 } })).toEqual([
      expect.stringContaining('cannot be understood'),
    ])
    expect(findingsOf({ type: 'textarea', validation: { minLength: 5000 } })).toEqual([
      expect.stringContaining('two minutes'),
    ])
  })
})

const issues = (field: Partial<FormField>, locale = 'en-US') =>
  findUnspeakable(aField(field), circumstancesIn(locale)).map(({ severity, message }) => `${severity}: ${message}`)

describe('A field aloud', () => {
  it('has to be typed where its language has no rules', () => {
    expect(issues({ type: 'number' }, 'it')).toEqual([
      'voice: Voice input knows no rules for such answers in Italiano yet, so visitors type this one. Voice fills the other fields.',
    ])
    expect(issues({ type: 'date', required: true }, 'it')[0]).toContain(
      'The field is required: the form cannot be finished by voice alone.',
    )
    expect(issues({ type: 'text' }, 'it')).toEqual([])
  })

  it('can be as long as two minutes of speech', () => {
    expect(issues({ validation: { minLength: 1560 } })).toEqual([])
    expect(issues({ validation: { minLength: 1561 } })).toEqual([
      'voice: A spoken answer lasts at most two minutes, about 1560 characters, and this one needs 1561. Ask for less.',
    ])
  })

  it('asks for a broken number only where there is no whole one', () => {
    expect(issues({ type: 'number', validation: { min: 0.2, max: 0.8 } })).toEqual([
      'voice: No whole number is within these limits, so visitors must say a number such as “nought point five”. Say so in the help text.',
    ])
    expect(issues({ type: 'number', validation: { min: 5, max: 4 } })).toEqual([])
    expect(issues({ type: 'number', validation: { min: 2.5 } })).toEqual([])
    expect(issues({ type: 'number', validation: { max: 0.5 } })).toEqual([])
  })
})

describe('An answer is said as in the language of the form', () => {
  it('Spanish: decimals and politeness are Spanish', () => {
    expect(messagesOf({ type: 'number', validation: { min: 0.2, max: 0.8 } }, 'es-MX')).toEqual([
      expect.stringContaining('“cero coma cinco”'),
    ])
    expect(choiceMessages('es-MX', 'Wi-Fi', 'Café/té', 'Nada (gracias)')).toEqual([])
  })

  it.each(['number', 'email', 'url', 'tel', 'date'] as const)('a language without rules has none for a %s', (type) => {
    expect(messagesOf({ type }, 'pl-PL')).toEqual([expect.stringMatching(/no rules for such answers in Polski.* yet/)])
    expect(messagesOf({ type, required: true }, 'pl-PL')).toEqual([
      expect.stringContaining('cannot be finished by voice alone'),
    ])
    expect(messagesOf({ type }, 'es-MX')).toEqual([])
  })

  it.each(['text', 'textarea'] as const)('a language without rules keeps the words of a %s', (type) => {
    expect(messagesOf({ type }, 'pl-PL')).toEqual([])
  })
})
