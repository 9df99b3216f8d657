import { describe, expect, it } from 'vitest'
import { BUCKETS, featuresOf } from '../../../../../rules/languages/shared/classifier/features.ts'

const radio = (label: string, ...labels: string[]) => ({
  type: 'radio' as const,
  label,
  options: labels.map((each) => ({ label: each, value: each })),
})

describe('The features of an utterance', () => {
  it('are the same however it is cased, accented or punctuated', () => {
    const field = { type: 'text', label: 'Ciudad' } as const
    expect(featuresOf(field, 'Pues, mañana te digo.')).toEqual(featuresOf(field, 'pues manana te digo'))
  })

  it('differ where a question is asked', () => {
    const field = { type: 'text', label: 'City' } as const
    expect(featuresOf(field, 'is that you?')).not.toEqual(featuresOf(field, 'is that you'))
  })

  it('are the same for whatever option is named, however many words it has', () => {
    expect(featuresOf(radio('Which one?', 'Crimson'), 'the crimson one please')).toEqual(
      featuresOf(radio('Which one?', 'Green stripes'), 'the green stripes one please'),
    )
  })

  it('are the same for whatever figure is said', () => {
    const field = { type: 'number', label: 'Nights' } as const
    expect(featuresOf(field, 'we stay 4 nights')).toEqual(featuresOf(field, 'we stay 12 nights'))
  })

  it('differ by the kind of value that is asked for', () => {
    const said = 'it is the last one'
    expect(featuresOf({ type: 'text', label: 'Name' }, said)).not.toEqual(
      featuresOf({ type: 'date', label: 'Name' }, said),
    )
  })

  it('are different buckets, each within the weights', () => {
    const buckets = featuresOf({ type: 'textarea', label: 'Comments' }, 'no no no, that is all and that is all')
    expect(new Set(buckets).size).toBe(buckets.length)
    expect(buckets.filter((bucket) => bucket < 0 || bucket >= BUCKETS)).toEqual([])
  })
})
