import { describe, expect, it } from 'vitest'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import { spokenAnswers, written } from '../transcript/spoken-answers.ts'
import { readerOf } from './support.ts'

const labels = ['Your full name', 'Email address', 'How many people came?', 'Favourite room', 'Comments']

const { read } = readerOf(labels, { options: [] })

describe('Ordinary answers', () => {
  const ASKED = [
    'what was the question',
    'Could you say that again?',
    'Can you repeat the question?',
    'Repeat that please.',
  ]

  const MEANT = [
    ...ASKED,
    'What was the question?',
    'can you repeat the question',
    'Could you repeat the question?',
    'could you repeat that',
    'next question please',
    'skip',
    'what are the options',
    'can you say the options again',
    'what are the choices',
    'what was that',
  ]

  it.each(spokenAnswers())('of a $type are no command: "$heard"', ({ heard, type, options }) => {
    expect(read(heard, { type, options }).kind).toBe(MEANT.includes(heard) ? 'command' : 'answer')
    expect(read(heard, { type, options, current: 'something else', listensFor: 'answer' }).kind).not.toBe('command')
  })

  it.each(spokenAnswers())(
    'of a $type mean what they say where another stands: "$heard"',
    ({ heard, expected, ...row }) => {
      const utterance = read(heard, { ...row, current: 'something else', listensFor: 'answer' })
      const words = utterance.kind === 'correction' || utterance.kind === 'answer' ? utterance.words : ''
      expect(expected).toContain(written(normaliseTranscript(row, words, row)))
    },
  )

  it('may be as long as they like', () => {
    const long = 'change a to b '.repeat(2000)
    for (const type of ['text', 'email', 'number'] as const) {
      expect(() => read(long, { type, current: 'a'.repeat(1000) })).not.toThrow()
      expect(() => read(long.slice(0, 300), { type, current: 'a b '.repeat(1000) })).not.toThrow()
    }
  })
})
