import { describe, expect, it } from 'vitest'
import type { FieldType } from '../../../contract/types.gen.ts'
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

  // One test for all of a type: a test of its own for each would take longer than what it asks.
  const answers = Map.groupBy(spokenAnswers(), ({ type }) => type)

  it.each([...answers.keys()])('of a %s are no command', (type) => {
    const taken = answersOf(type).filter(
      ({ heard, options }) =>
        read(heard, { type, options }).kind !== (MEANT.includes(heard) ? 'command' : 'answer') ||
        read(heard, { type, options, current: 'something else', listensFor: 'answer' }).kind === 'command',
    )
    expect(taken.map(({ heard }) => heard)).toEqual([])
  })

  it.each([...answers.keys()])('of a %s mean what they say where another stands', (type) => {
    const changed = answersOf(type).flatMap(({ heard, expected, ...row }) => {
      const utterance = read(heard, { ...row, current: 'something else', listensFor: 'answer' })
      const words = utterance.kind === 'correction' || utterance.kind === 'answer' ? utterance.words : ''
      const value = written(normaliseTranscript(row, words, row))
      return expected.includes(value) ? [] : [`${heard}: ${value}`]
    })
    expect(changed).toEqual([])
  })

  function answersOf(type: FieldType) {
    return answers.get(type) ?? []
  }

  it('may be as long as they like', () => {
    const long = 'change a to b '.repeat(2000)
    for (const type of ['text', 'email', 'number'] as const) {
      expect(() => read(long, { type, current: 'a'.repeat(1000) })).not.toThrow()
      expect(() => read(long.slice(0, 300), { type, current: 'a b '.repeat(1000) })).not.toThrow()
    }
  })
})
