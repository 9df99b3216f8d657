import { describe, expect, it } from 'vitest'
import { soundIn } from '../../../rules/form-check/spoken.ts'
import { choiceMessages, circumstancesIn } from './support.ts'

const soundsAlike = (one: string, other: string) => [expect.stringContaining(`“${one}” and “${other}” sound alike`)]

describe('Options sound as the language of the form has them', () => {
  it.each([
    ['Vaca', 'Baca'],
    ['Hola', 'Ola'],
    ['Calló', 'Cayó'],
    ['Kilo', 'Quilo'],
    ['Jirafa', 'Girafa'],
    ['Valla', 'Vaya'],
    ['Dos', '2'],
    ['Sí', 'Claro'],
  ])('Spanish: %s and %s', (one, other) => {
    expect(choiceMessages('es-MX', 'Otra cosa', one, other)).toEqual(soundsAlike(one, other))
  })

  it('Spanish: casa and caza, but in Spain', () => {
    expect(choiceMessages('es-AR', 'Casa', 'Caza')).toEqual(soundsAlike('Casa', 'Caza'))
    expect(choiceMessages('es-ES', 'Casa', 'Caza')).toEqual([])
  })

  it.each([
    ['Pero', 'Perro'],
    ['Gato', 'Jato'],
    ['Chico', 'Cico'],
    ['Guerra', 'Gerra'],
    ['Red', 'Read'],
    ['Lunes', 'Martes', 'Miércoles'],
    ['Menos de 18', 'De 18 a 30', 'Más de 30'],
    ['Muy satisfecho', 'Satisfecho', 'Insatisfecho'],
    ['Sí', 'No', 'No sé'],
    ['Efectivo', 'Tarjeta de crédito', 'Tarjeta de débito'],
  ])('Spanish tells %s from %s and so on', (...labels) => {
    expect(choiceMessages('es-MX', ...labels)).toEqual([])
  })

  it.each([
    ['Their', 'There'],
    ['Write', 'Right'],
    ['Philip', 'Filip'],
  ])('English alone has one sound for %s and %s', (one, other) => {
    expect(choiceMessages('en-GB', one, other)).toEqual(soundsAlike(one, other))
    expect(choiceMessages('es-MX', one, other)).toEqual([])
    expect(choiceMessages('pl-PL', one, other)).toEqual([])
  })

  it('a language without rules for sounds is judged by its letters', () => {
    expect(choiceMessages('pl-PL', 'Schön', 'Schon', 'schön!')).toEqual(soundsAlike('Schön', 'schön!'))
    expect(choiceMessages('ja-JP', 'はい', 'いいえ')).toEqual([])
  })

  it('and without rules of a language they are told apart by their letters', () => {
    const polish = circumstancesIn('pl')
    expect(soundIn('Maße', polish).key()).not.toBe(soundIn('Masse', polish).key())
    expect(soundIn('Maße', polish).key()).toBe(soundIn('maße!', polish).key())
  })
})
