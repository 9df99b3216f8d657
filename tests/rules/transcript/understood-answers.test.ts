import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../rules/transcript/index.ts'
import { LANGUAGES_SPOKEN, written } from './spoken-answers.ts'
import { type UnderstoodAnswer, understoodAnswers } from './understood-answers.ts'

const TODAY = '2026-11-22'

function becomes({ field, heard, locale, outcome }: UnderstoodAnswer): [outcome: string, value: string] {
  const reading = readTranscript(field, heard, { today: TODAY, locale })
  const value = written(reading?.value)
  if (!reading) return [outcome === 'not taken' ? outcome : 'again', '']
  if (outcome === 'not taken' && !reading.isSure) return [outcome, '']
  return [reading.isSure ? 'taken' : 'asked', value]
}

describe.each(LANGUAGES_SPOKEN)(
  'What is said to a question in the language "%s" is taken, proposed or asked again',
  (language) => {
    it.each(understoodAnswers(language))('$type "$label": "$heard" is $outcome $value', (row) => {
      expect(becomes(row)).toEqual([row.outcome, row.value])
    })

    it('and no consent is taken without asking', () => {
      const consents = understoodAnswers(language).filter(({ type }) => type === 'consent')
      expect(consents.filter((row) => becomes(row)[0] === 'taken')).toEqual([])
    })
  },
)
