import { describe, expect, it } from 'vitest'
import { loadNormaliser } from '../../rules/transcript/by-type.ts'
import { normaliseTranscript, type SpokenField } from '../../rules/transcript/index.ts'
import { spokenAnswers, written } from './transcript/spoken-answers.ts'

const spanishAnswers = spokenAnswers('spoken-answers.es.tsv')

describe('A transcript in Spanish becomes the value of its field, or none where a careful listener would ask again', () => {
  it.each(spanishAnswers)('$type: "$heard" is $expected', ({ type, options, heard, expected, ...when }) => {
    expect(expected).toContain(written(normaliseTranscript({ type, options }, heard, when)))
  })
})

describe('The rules of one type in Spanish, loaded alone', () => {
  it('say what all rules say', async () => {
    for (const { heard, ...row } of spanishAnswers) {
      const rules = await loadNormaliser(row.type, row.locale)
      expect(rules(row, heard, row)).toEqual(normaliseTranscript(row, heard, row))
    }
  })
})

describe('A language without rules', () => {
  const circumstances = { today: '2026-11-20', locale: 'fr-FR' }
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
    expect((await loadNormaliser(type, 'fr'))({ type }, 'quarante-deux', circumstances)).toBeUndefined()
  })
})
