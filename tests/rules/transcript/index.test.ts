import { describe, expect, it } from 'vitest'
import type { SpokenField } from '../../../rules/languages/shared/normalise.ts'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import { TODAY, heard } from '../../support/transcripts.ts'

const circumstances = { today: '2026-11-20', locale: 'en-US' }

describe('Transcript normalisation by type', () => {
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

  it('file: no words are a file', () => {
    expect(heard('file', 'my passport')).toBeUndefined()
  })
})

describe('A form with something that the rules do not expect', () => {
  it.each<SpokenField['type']>(['radio', 'select', 'checkbox'])('may have a %s without options', (type) =>
    expect(heard(type, 'the first one')).toBeUndefined(),
  )

  it('may have fields of a type that is not known', () => {
    const field: SpokenField = JSON.parse('{ "type": "signature" }')
    expect(normaliseTranscript(field, 'the first one', { today: TODAY, locale: 'en-US' })).toBeUndefined()
  })
})
