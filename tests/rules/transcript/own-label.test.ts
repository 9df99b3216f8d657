import { describe, expect, it } from 'vitest'
import type { FieldType } from '../../../contract/types.gen.ts'
import { readTranscript } from '../../../rules/transcript/index.ts'

const readAs = (locale: string, type: FieldType, label: string, options: readonly string[], said: string) =>
  readTranscript({ type, label, options: options.map((each) => ({ label: each, value: each })) }, said, {
    today: '2026-11-22',
    locale,
  })

describe('A text that only says its question is asked for', () => {
  it.each([
    ['en-US', 'City', 'city'],
    ['es-ES', 'Ciudad', 'ciudad'],
    ['de-DE', 'Wohnort', 'Wohnort'],
    ['fr-FR', 'Ville', 'ville'],
    ['pl-PL', 'Miasto', 'miasto'],
  ])('in %s: %s', (locale, label, said) => {
    expect(readAs(locale, 'text', label, [], said)).toEqual({ value: said, isSure: false })
    expect(readAs(locale, 'textarea', label, [], label)).toMatchObject({ isSure: false })
  })

  it.each([
    ['City', 'City of London'],
    ['Red or blue?', 'red'],
    ['Team name', 'Blue team'],
  ])('not an answer with a word of it: %s, %s', (label, said) => {
    expect(readAs('en-US', 'text', label, [], said)).toMatchObject({ value: said, isSure: true })
  })

  it('nor an option that is called like it', () => {
    expect(readAs('en-US', 'radio', 'City', ['City', 'Country'], 'city')).toEqual({ value: 'City', isSure: true })
  })
})
