import { describe, expect, it } from 'vitest'
import type { FormMetadata } from '../../../contract/types.gen.ts'
import { draftProblems, normaliseDraft } from '../../../rules/drafts.ts'
import { aField } from '../../support/builders.ts'

const words = { submitButtonText: 'Submit', completionMessage: 'Thanks', allowAnonymous: true }
const draftOf = (metadata: Partial<FormMetadata>) => ({
  title: 'Feedback',
  structure: { fields: [aField()], metadata: { ...words, ...metadata } },
})
const problemsOf = (metadata: Partial<FormMetadata>) => draftProblems(draftOf(metadata))

describe('the link to go on to', () => {
  it.each(['https://example.org', 'http://localhost:8080/a?b=c#d', 'HTTPS://EXAMPLE.ORG/%20'])('may be %s', (url) =>
    expect(problemsOf({ nextLink: { url } })).toEqual([]),
  )

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://bank.example@evil.example/',
    'https://user:secret@example.org',
    '//example.org',
    'example.org',
    'https://',
    'https://a b',
    'https:\\\\example.org',
    'https://example.org/\njavascript:alert(1)',
    `https://example.org/${'a'.repeat(2000)}`,
  ])('may not be %j', (url) =>
    expect(problemsOf({ nextLink: { url, label: 'On' } })).toEqual([
      'Link to go on to must begin with https:// or http://',
    ]),
  )

  it('is gone when it was emptied, and stands without spaces', () => {
    expect(problemsOf({ nextLink: { url: ' ', label: '' } })).toEqual([])
    expect(normaliseDraft(draftOf({ nextLink: { url: ' ', label: '' } })).structure.metadata).toEqual(words)
    const { metadata } = normaliseDraft(draftOf({ nextLink: { url: ' https://a.example ', label: ' On ' } })).structure
    expect(metadata.nextLink).toEqual({ url: 'https://a.example', label: 'On' })
  })

  it('needs an address where it has a text', () =>
    expect(problemsOf({ nextLink: { url: '', label: 'On' } })).toHaveLength(1))
})

it('refuses texts that are too long and a colour that is none', () => {
  const appearance = { color: 'red' }
  expect(
    problemsOf({
      welcome: 'w'.repeat(2001),
      completionMessage: 'c'.repeat(2001),
      nextLink: { url: 'https://a.example', label: 'l'.repeat(101) },
      appearance,
    }),
  ).toEqual([
    'Welcome must be no more than 2000 characters',
    'Completion message must be no more than 2000 characters',
    'Text of the link must be no more than 100 characters',
    'Colour must be written as #rrggbb',
  ])
})
