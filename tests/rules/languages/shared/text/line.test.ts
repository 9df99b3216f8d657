import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../../rules/transcript/index.ts'

const read = (label: string | undefined, said: string, locale = 'en-US') =>
  readTranscript({ type: 'text', options: null, ...(label && { label }) }, said, { today: '2026-11-22', locale })

describe('A line holds the answer without the sentence around it', () => {
  it.each([
    ['Full name', "um yeah it's Priya Raman, thanks", 'Priya Raman'],
    ['Job title', "i'm a nurse", 'nurse'],
    ['City', 'so i live in halifax these days', 'halifax'],
    ['Postcode', "it's l s six three p q", 'LS63PQ'],
    ['City', 'leeds no hang on sorry bradford', 'bradford'],
    ['Song', "It's a Long Way", "It's a Long Way"],
    ['Why are you late?', "i'm in bed", "i'm in bed"],
  ])('for "%s": "%s" is %s', (label, said, value) => {
    expect(read(label, said)?.value).toBe(value)
  })

  it.each([
    ['Nombre', 'eh sí me llamo lucía ferreira', 'lucía ferreira'],
    ['Código postal', 'el cero seis siete cero cero', '06700'],
  ])('in Spanish too: "%s": "%s" is %s', (label, said, value) => {
    expect(read(label, said, 'es-ES')?.value).toBe(value)
  })

  it('is kept as it was said where no question is known', () => {
    expect(read(undefined, 'my name is Anna')?.value).toBe('my name is Anna')
  })

  it.each([
    ['Full name', 'uh Priya Raman please', 'Priya Raman', true],
    ['Which meeting room?', 'the bluebell room i think', 'the bluebell room', false],
    ['Booking reference', 'b k seven seven four x', 'BK774X', true],
    ['Vehicle registration', 'kilo echo two one foxtrot golf hotel', 'KE21FGH', true],
    ['Equipment', "it wasn't the forklift it was the pallet truck", 'the pallet truck', false],
    ['Surname', 'spelled k o w a l c z y k', 'kowalczyk', false],
    ['Special requests', 'could we have a cot in the room', 'could we have a cot in the room', true],
  ])('without what is no part of any answer: "%s": "%s" is %s', (label, said, value, isSure) => {
    expect(read(label, said)).toEqual({ value, isSure })
  })

  it.each([
    ['Vehicle registration', 'is that the one on the number plate'],
    ['Middle name', "i haven't got one"],
    ['Insurance provider', 'hang on darling who are we insured with'],
  ])('is none where a thing was asked for and a sentence was said: "%s": "%s"', (label, said) => {
    expect(read(label, said)).toBeUndefined()
  })

  it('is asked for where a sentence is left', () => {
    expect(read('Given name', "everybody calls me bea but on paper it's beatrice")?.isSure).toBe(false)
  })
})
