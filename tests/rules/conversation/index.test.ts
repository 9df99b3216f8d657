import { expect, it } from 'vitest'
import { conversationWords } from '../../../rules/conversation/index.ts'

const english = conversationWords('en-US')

const spanish = conversationWords('es-MX')

it.each([
  ['es', spanish],
  ['ES-419', spanish],
  ['en', english],
  ['de-DE', english],
  ['est', english],
  ['de-es', english],
])('%s is spoken in its language, and in English where its words are not written', (locale, words) => {
  expect(conversationWords(locale)).toBe(words)
})
