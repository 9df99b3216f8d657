import { describe, expect, it } from 'vitest'
import { loadNormaliser } from '../../../../rules/transcript/by-type.ts'
import type { SpokenField } from '../../../../rules/languages/shared/normalise.ts'
import { LANGUAGES } from '../../../../rules/languages/registry.ts'
import { normaliseTranscript, readTranscript } from '../../../../rules/transcript/index.ts'
import { TODAY } from '../../../support/transcripts.ts'

describe('A language without rules', () => {
  const circumstances = { today: '2026-11-20', locale: 'it-IT' }

  const options = [
    { label: 'Très bien', value: 'a' },
    { label: 'Mal', value: 'b' },
  ]

  const heard = (type: SpokenField['type'], transcript: string) =>
    normaliseTranscript({ type, options }, transcript, circumstances)

  it('keeps the words of a text', () => {
    expect(heard('text', 'Je suis infirmière.')).toBe('Je suis infirmière.')
    expect(heard('textarea', ' bonjour tout le monde ')).toBe('bonjour tout le monde')
  })

  it('knows an option by its label, in any case', () => {
    expect(heard('radio', 'très bien.')).toBe('a')
    expect(heard('select', 'Mal')).toBe('b')
    expect(heard('checkbox', 'mal')).toEqual(['b'])
  })

  it('knows several by their labels with commas between them, and nothing where one is no label', () => {
    expect(heard('checkbox', 'Très bien, mal.')).toEqual(['a', 'b'])
    expect(heard('checkbox', 'mal, mal')).toEqual(['b'])
    expect(heard('checkbox', 'mal, autre')).toBeUndefined()
    expect(heard('checkbox', 'mal,')).toEqual(['b'])
  })

  it.each(['number', 'email', 'url', 'tel', 'date', 'file'] as const)('guesses no %s', async (type) => {
    expect(heard(type, 'quarante-deux')).toBeUndefined()
    expect((await loadNormaliser(type, 'qaa'))({ type }, 'quarante-deux', circumstances)).toBeUndefined()
  })
})

describe('What is written the same everywhere', () => {
  const ALL = [...LANGUAGES.map(([tag]) => tag), 'pl-PL', 'qaa']
  const SAME: readonly (readonly [SpokenField['type'], string, unknown])[] = [
    ['number', '42', 42],
    ['number', '42.', 42],
    ['number', '-3', -3],
    ['date', '2026-05-03', '2026-05-03'],
    ['email', 'anna.berg@example.com', 'anna.berg@example.com'],
    ['url', 'https://example.com/path', 'https://example.com/path'],
    ['url', 'example.com', 'https://example.com'],
    ['tel', '+49 176 12345678', '+4917612345678'],
    ['rating', '4', 4],
  ]

  it.each(ALL)('is taken in %s, which may have rules or none', (locale) => {
    for (const [type, said, value] of SAME)
      expect(readTranscript({ type, options: null }, said, { today: TODAY, locale })).toMatchObject({
        value,
        isSure: true,
      })
  })

  it.each<[SpokenField['type'], string]>([
    ['number', '1.250'],
    ['number', '42 lata'],
    ['number', 'czterdzieści dwa'],
    ['date', '2026-02-30'],
    ['date', '03.05.2026'],
    ['email', 'anna małpa example kropka com'],
    ['url', 'strona'],
    ['tel', 'sześć zero zero'],
    ['tel', '12'],
    ['rating', '4.5'],
    ['rating', 'cztery'],
  ])('has one meaning only: of a %s, "%s" is asked to be typed where there are no rules', (type, said) => {
    expect(readTranscript({ type, options: null }, said, { today: TODAY, locale: 'pl-PL' })).toBeUndefined()
  })
})

describe('A language without rules, by type,', () => {
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
    expect(normaliseTranscript({ type, options }, said, { today: TODAY, locale: 'it-IT' })).toEqual(value)
  })
})
