import { describe, expect, it } from 'vitest'
import { heard } from '../../../../../support/transcripts.ts'

describe('A web address that is repaired', () => {
  it.each([
    ["example dot com, no, it's dot org", 'https://example.org'],
    ['example dot com slash help, no, that is slash team', 'https://example.com/team'],
    ['example dot com, no, deposits dot org', 'https://deposits.org'],
    ['example dot com, no, slash help', 'https://example.com/help'],
    ['example dot com, sorry, slash help dot html', 'https://example.com/help.html'],
    ['dot, no, example dash home dot com', 'https://example-home.com'],
  ])('"%s" is %s', (said, value) => expect(heard('url', said)).toBe(value))

  it.each([
    ['bob, sorry, example dot org', 'https://example.org'],
    ['example dot com slash a at b, no, sample dot org', 'https://sample.org'],
  ])('with another one: "%s" is %s', (said, value) => expect(heard('url', said)).toBe(value))
})

describe('An email address that is repaired', () => {
  it.each([
    ['ann underscore, no, dash lee at example dot com', 'ann-lee@example.com'],
    ["ann at example dot com, no, it's dot org", 'ann@example.org'],
    ['ann at example dot com, no, it is dot org', 'ann@example.org'],
    ['ann at example dot com, no, deposits dot org', 'ann@deposits.org'],
    ['ann at example dot com, no, work at sample dot com', 'work@sample.com'],
    ['ann at example dot com, no, its dot ann at sample dot org', 'its.ann@sample.org'],
  ])('"%s" is %s', (said, value) => expect(heard('email', said)).toBe(value))
})

describe('An address that is repaired', () => {
  it.each<['email' | 'url', string, string | undefined]>([
    ['email', 'ann at example dot com, no, example dot org', 'ann@example.org'],
    ['email', 'ann at example dot com, sorry, at sample dot com', 'ann@sample.com'],
    ['url', 'www dot example dot com, no, dot org', 'https://www.example.org'],
  ])('%s: "%s" is %s', (type, said, value) => expect(heard(type, said)).toBe(value))
})
