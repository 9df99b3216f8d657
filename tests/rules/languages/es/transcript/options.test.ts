import { describe, expect, it } from 'vitest'
import { plainLabel } from '../../../../../rules/languages/es/transcript/options.ts'
import { normaliseTranscript } from '../../../../../rules/transcript/index.ts'
import { TODAY, chosen, words } from '../../../../support/transcripts.ts'

describe('Options in Spanish', () => {
  const meals = ['Desayuno', 'Comida', 'Merienda', 'Cena']

  it.each([
    ['los dos primeros', ['Desayuno', 'Comida']],
    ['las dos primeras', ['Desayuno', 'Comida']],
    ['los primeros dos', ['Desayuno', 'Comida']],
    ['las últimas tres', ['Comida', 'Merienda', 'Cena']],
    ['los dos últimos', ['Merienda', 'Cena']],
    ['dos últimas', ['Merienda', 'Cena']],
    ['las cuatro', meals],
    ['todos menos la cena', ['Desayuno', 'Comida', 'Merienda']],
    ['cena y desayuno', ['Desayuno', 'Cena']],
    ['ninguna', []],
    ['Cena.', ['Cena']],
    ['ni idea', undefined],
  ])('of a list "%s" is %j', (said, value) => {
    const boxes = chosen('checkbox', meals, said, 'es-ES')
    const inOrder = meals.filter((meal) => Array.isArray(boxes) && boxes.includes(meal))
    expect(Array.isArray(boxes) ? inOrder : boxes).toEqual(value)
  })

  it.each([
    ['la primera', 'Desayuno'],
    ['el segundo', 'Comida'],
    ['la última', 'Cena'],
    ['opción tres', 'Merienda'],
    ['perdón, la cena', 'Cena'],
    ['el desayuno no perdón la cena', 'Cena'],
    ['cena o comida', undefined],
    ['quisiera la merienda por favor', 'Merienda'],
  ])('of a choice "%s" is %s', (said, value) => expect(chosen('radio', meals, said, 'es-ES')).toBe(value))

  it.each([
    ['sí', 'Sí'],
    ['claro que sí', 'Sí'],
    ['para nada', 'No'],
    ['no gracias', 'No'],
    ['no sé', undefined],
    ['sí y no', undefined],
    ['depende', undefined],
  ])('yes or no: "%s" is %s', (said, value) => expect(chosen('radio', ['Sí', 'No'], said, 'es-ES')).toBe(value))

  it('may leave unsaid what stands in brackets', () => {
    expect(chosen('radio', ['Mañana (de 9 a 12)', 'Tarde (de 16 a 19)'], 'tarde', 'es-ES')).toBe('Tarde (de 16 a 19)')
    expect(chosen('radio', ['Mañana [de 9 a 12]', 'Tarde [de 16 a 19]'], 'mañana', 'es-ES')).toBe('Mañana [de 9 a 12]')
  })

  it('may be labels of which nothing is left in plain words', () => {
    expect(chosen('radio', ['El', 'La'], 'la', 'es-ES')).toBe('La')
  })

  it('of a field that has none are not made up', () => {
    expect(normaliseTranscript({ type: 'radio' }, 'sí', { today: TODAY, locale: 'es-ES' })).toBeUndefined()
    expect(normaliseTranscript({ type: 'checkbox' }, 'todos', { today: TODAY, locale: 'es-ES' })).not.toEqual(['todos'])
  })

  it('are told apart by an accent', () => {
    expect(chosen('checkbox', ['Papa', 'Papá'], 'Papá', 'es-ES')).toEqual(['Papá'])
    expect(chosen('radio', ['Papa', 'Papá'], 'Papá', 'es-ES')).toBe('Papá')
  })

  it('are not the last two where those before them are meant', () => {
    expect(
      chosen('checkbox', ['Desayuno', 'Comida', 'Merienda', 'Cena'], 'los dos penúltimos', 'es-ES'),
    ).toBeUndefined()
  })
})

it('Labels keep their brackets and become plain words', () => {
  expect(words(plainLabel('Uno (dos)'))).toEqual(['1', '(', '2', ')'])
  expect(plainLabel('Los dos primeros').trim()).toBe('1st 2')
  expect(plainLabel('Primeras').trim()).toBe('primeras')
  expect(plainLabel('Todos').trim()).toBe('everything')
})

describe('Plain words', () => {
  it.each([
    ['Aquellos dos', 'aquellos 2'],
    ['Losas dos', 'losas 2'],
    ['Los 1', '1'],
    ['El', 'el'],
  ])('The label "%s" is "%s"', (label, plain) => expect(plainLabel(label).trim()).toBe(plain))
})
