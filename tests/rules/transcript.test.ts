import { describe, expect, it } from 'vitest'
import { loadNormaliser } from '../../rules/transcript/by-type.ts'
import { normaliseTranscript, type SpokenField } from '../../rules/transcript/index.ts'
import { spokenAnswers, written } from './transcript/spoken-answers.ts'
import { heard } from '../support/transcripts.ts'

const circumstances = { today: '2026-11-20', locale: 'en-US' }

describe('A transcript becomes the value of its field, or none where a careful listener would ask again', () => {
  it.each(spokenAnswers())(
    '$type: "$heard" is $expected',
    ({ type, options, heard: transcript, expected, ...when }) => {
      expect(expected).toContain(written(normaliseTranscript({ type, options }, transcript, when)))
    },
  )
})

describe('Transcript normalisation by type (specification, section 4)', () => {
  it('email: spoken at, dot, dash and underscore become symbols', () => {
    expect(heard('email', 'john dot smith at example dot com')).toBe('john.smith@example.com')
    expect(heard('email', 'j underscore smith at my dash site dot org')).toBe('j_smith@my-site.org')
  })
  it('number: digits or number words become a number', () => {
    expect(heard('number', 'forty two')).toBe(42)
    expect(heard('number', '42')).toBe(42)
  })
  it('phone of ten digits is formatted (xxx) xxx-xxxx', () => {
    expect(heard('tel', '5551234567')).toBe('(555) 123-4567')
  })
  it('url: https is put before an address without a scheme', () => {
    expect(heard('url', 'example dot com')).toBe('https://example.com')
  })
  it('checkbox: none or nothing gives an empty list', () => {
    const field: SpokenField = { type: 'checkbox', options: [{ label: 'Red', value: 'red' }] }
    expect(normaliseTranscript(field, 'none', circumstances)).toEqual([])
    expect(normaliseTranscript(field, 'nothing', circumstances)).toEqual([])
  })
  it('file: nobody speaks a file', () => {
    expect(heard('file', 'my passport')).toBeUndefined()
  })
})

describe('The person’s own day', () => {
  it('may be a Date as well as a text', () => {
    const tomorrow = normaliseTranscript({ type: 'date' }, 'tomorrow', {
      ...circumstances,
      today: new Date(2026, 10, 20, 23),
    })
    expect(tomorrow).toBe('2026-11-21')
  })
  it('gives no date when it is none', () => {
    expect(normaliseTranscript({ type: 'date' }, 'tomorrow', { ...circumstances, today: 'soon' })).toBeUndefined()
  })
})

describe('The rules of one type, loaded alone', () => {
  it.each(['text', 'textarea', 'number', 'email', 'url', 'tel', 'date'] as const)(
    'say of %s what all rules say',
    async (type) => {
      const rules = await loadNormaliser(type)
      for (const { heard: transcript, ...row } of spokenAnswers().filter((answer) => answer.type === type))
        expect(rules(row, transcript, row)).toEqual(normaliseTranscript(row, transcript, row))
    },
  )
})
