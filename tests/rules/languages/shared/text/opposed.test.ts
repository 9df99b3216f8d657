import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../../rules/transcript/index.ts'

const proposed = (label: string, heard: string) =>
  readTranscript({ type: 'text', label }, heard, { today: '2026-11-27', locale: 'en-US' })?.value

describe('A part of what was said to a question for a text', () => {
  it.each([
    ['Band or DJ booked for the evening', "we haven't got one yet"],
    ['Preferred trainer', 'Not Greg.'],
  ])('is not proposed where it is denied: %s %s', (label, heard) => expect(proposed(label, heard)).toBeUndefined())

  it.each([
    ['Vehicle registration number', 'sorry i came on foot what do i put'],
    ['Precinct captain', 'Captain? Is that like a boat thing?'],
  ])('nor where something is asked: %s %s', (label, heard) => expect(proposed(label, heard)).toBeUndefined())

  it.each([
    ['Name of your café', "We haven't settled on it, but probably Second Crumb.", 'Second Crumb'],
    ['Equipment', "it wasn't the forklift it was the pallet truck", 'the pallet truck'],
    ['Instrument', "she'd love to learn cello", 'cello'],
  ])('is proposed after another clause: %s %s', (label, heard, value) => expect(proposed(label, heard)).toBe(value))
})
