import { describe, expect, it } from 'vitest'
import { labelSound } from '../../../../../../rules/languages/en/transcript/options/label-sounds.ts'

it('Labels have a sound of their own', () => {
  expect(labelSound('Tea').heard).not.toBe(labelSound('Coffee').heard)
  expect(labelSound('Tea!').heard).toBe(labelSound('tea').heard)
})

describe('Options', () => {
  it('Labels without words have no sound, and are heard without their spaces', () => {
    expect(labelSound('!!!')).toEqual({ heard: '', sounds: [] })
    expect(labelSound('Part-time').heard).toBe('parttime')
  })
})
