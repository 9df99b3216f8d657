import { describe, expect, it } from 'vitest'
import { classifierOf } from '../../../../../rules/languages/shared/classifier/classifier.ts'
import { featuresOf } from '../../../../../rules/languages/shared/classifier/features.ts'
import { train } from '../../../../../scripts/classifiers/regression.ts'

const comments = { type: 'textarea', label: 'Comments' } as const
const ANSWERS = ['the room was lovely', 'the soup was cold', 'it was a lovely stay', 'the shower was cold']
const TALK = ['turn the telly down', 'can you hear me', 'hang on there is somebody at the door', 'get down Rex']

const exampleOf = (isAnswer: boolean) => (heard: string) => ({
  label: comments.label,
  features: featuresOf(comments, heard),
  isAnswer,
})
const examples = [...ANSWERS.map(exampleOf(true)), ...TALK.map(exampleOf(false))]

describe('Training', () => {
  it('tells talk from answers that it has not seen, by their words', () => {
    const oddsOf = classifierOf(train(examples))
    expect(oddsOf(comments, 'the stay was lovely')).toBeLessThan(0)
    expect(oddsOf(comments, 'hang on Rex can you get down')).toBeGreaterThan(0)
  })

  it('gives the same weights for the same examples', () => expect(train(examples)).toEqual(train(examples)))
})
