import { describe, expect, it } from 'vitest'
import { heard } from '../../../../../support/transcripts.ts'

describe('The lead-in of an address', () => {
  it.each<['email' | 'url', string, string | undefined]>([
    ['email', 'my email is ann at example dot com', 'ann@example.com'],
    ['email', 'the one I check is ann at example dot com', 'ann@example.com'],
    ['email', "it's at example dot com", undefined],
    ['email', "it's ann@example.com", 'ann@example.com'],
    ['url', 'our website is example dot com', 'https://example.com'],
    ['url', 'the one we use is example dot com', 'https://example.com'],
    ['url', 'you will find everything at example dot com', 'https://example.com'],
    ['url', "it's all lowercase example dot com", 'https://example.com'],
    ['url', "it's dot com", undefined],
  ])('%s: "%s" is %s', (type, said, value) => expect(heard(type, said)).toBe(value))
})

describe('An address that is said twice', () => {
  it.each<['email' | 'url', string, string]>([
    ['email', 'ann at example dot com, ann at example dot com', 'ann@example.com'],
    ['url', 'example dot com, example dot com', 'https://example.com'],
  ])('%s: "%s" is %s', (type, said, value) => expect(heard(type, said)).toBe(value))
})

describe('Words around an address', () => {
  it.each<['email' | 'url', string, string]>([
    ['email', 'let me think about it, ann at example dot com, have a good one', 'ann@example.com'],
    ['url', 'let me think about it, example dot com, have a good one', 'https://example.com'],
    ['url', 'hey example dot com', 'https://heyexample.com'],
  ])('%s: "%s" is %s', (type, said, value) => expect(heard(type, said)).toBe(value))
})
