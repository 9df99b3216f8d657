import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../rules/transcript/index.ts'
import { LANGUAGES_SPOKEN, written } from './spoken-answers.ts'
import { type UnderstoodAnswer, understoodAnswers } from './understood-answers.ts'

function becomes({ field, heard, locale, today, outcome }: UnderstoodAnswer): [outcome: string, value: string] {
  const reading = readTranscript(field, heard, { today, locale })
  const value = written(reading?.value)
  if (!reading) return [outcome === 'not taken' ? outcome : 'again', '']
  if (outcome === 'not taken' && !reading.isSure) return [outcome, '']
  return [reading.isSure ? 'taken' : 'asked', value]
}

/** What a row does not become, in a line. */
function missed(row: UnderstoodAnswer): string[] {
  const [outcome, value] = becomes(row)
  if (outcome === row.outcome && value === row.value) return []
  return [`${row.label}: "${row.heard}" is ${outcome} ${value}, not ${row.outcome} ${row.value}`]
}

describe.each(LANGUAGES_SPOKEN)(
  'What is said to a question in the language "%s" is taken, proposed or asked again',
  (language) => {
    const rows = Map.groupBy(understoodAnswers(language), ({ type }) => type)

    // A test for each of thousands of rows takes five times as long as to read them.
    it.each([...rows.keys()])('of the type %s', (type) => {
      expect(rows.get(type)?.flatMap(missed)).toEqual([])
    })

    it('and no consent is taken without asking', () => {
      expect(rows.get('consent')?.filter((row) => becomes(row)[0] === 'taken')).toEqual([])
    })
  },
)
