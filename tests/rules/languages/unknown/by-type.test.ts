import { describe, expect, it } from 'vitest'
import { loadNormaliser } from '../../../../rules/transcript/by-type.ts'
import type { SpokenField } from '../../../../rules/languages/shared/normalise.ts'
import { normaliseTranscript } from '../../../../rules/transcript/index.ts'
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

  it.each(['number', 'email', 'url', 'tel', 'date', 'file'] as const)('guesses no %s', async (type) => {
    expect(heard(type, 'quarante-deux')).toBeUndefined()
    expect((await loadNormaliser(type, 'qaa'))({ type }, 'quarante-deux', circumstances)).toBeUndefined()
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
