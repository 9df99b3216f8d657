import { describe, expect, it } from 'vitest'
import { heard } from '../../../../support/transcripts.ts'

describe('Letters and signs in Spanish', () => {
  it.each([
    ['seis uno dos tres cuatro cinco seis siete ocho nueve', undefined],
    ['seis uno dos tres cuatro cinco seis siete ocho', '+34612345678'],
    ['más treinta y cuatro seis doce treinta y cuatro cincuenta y seis setenta y ocho', '+34612345678'],
    ['un dos', undefined],
  ])('A phone number in Spanish: "%s" is %s', (said, value) => {
    const phone = heard('tel', said, 'es-ES')
    expect(typeof phone === 'string' ? phone.replace(/[^\d+]/g, '') : phone).toBe(value)
  })
})

it.each([
  ['seis un dos tres cuatro cinco seis siete ocho', '+34612345678'],
  ['seis una dos tres cuatro cinco seis siete ocho', undefined],
])('The phone number "%s" is %s', (said, value) => expect(heard('tel', said, 'es-ES')).toBe(value))
