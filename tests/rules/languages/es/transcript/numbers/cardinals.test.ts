import { describe, expect, it } from 'vitest'
import { cardinalAt, ordinalOf } from '../../../../../../rules/languages/es/transcript/numbers/cardinals.ts'
import { words } from '../../../../../support/transcripts.ts'

describe('Whole numbers', () => {
  it.each<[string, string | undefined]>([
    ['cero', '0 1'],
    ['siete', '7 1'],
    ['nueve', '9 1'],
    ['diez', '10 1'],
    ['treinta', '30 1'],
    ['treinta y', '30 1'],
    ['treinta y cero', '30 1'],
    ['treinta y diez', '30 1'],
    ['treinta y nueve', '39 3'],
    ['treinta y uno', '31 3'],
    ['treinta y un', '31 3'],
    ['treinta y una', '31 3'],
    ['treinta o dos', '30 1'],
    ['treinta dos', '30 1'],
    ['cien', '100 1'],
    ['cien dos', '100 1'],
    ['ciento dos', '102 2'],
    ['ciento cero', '100 1'],
    ['ciento una', '101 2'],
    ['ciento treinta y dos', '132 4'],
    ['doscientas', '200 1'],
    ['novecientos diez', '910 2'],
    ['250', '250 1'],
    ['1250', undefined],
    ['x25', undefined],
    ['mil', '1000 1'],
    ['mil uno', '1001 2'],
    ['mil y una', '1001 3'],
    ['mil o una', '1000 1'],
    ['mil y dos', '1000 1'],
    ['mil cero', '1000 1'],
    ['mil dos', '1002 2'],
    ['dos mil', '2000 2'],
    ['cero mil', '0 1'],
    ['250 mil', '250000 2'],
    ['mil un millones', '1000 1'],
    ['un millon', '1000000 2'],
    ['un', undefined],
    ['uno millones', '1000000 2'],
    ['dos millones', '2000000 2'],
    ['dos millones cero', '2000000 2'],
    ['dos millones mil dos', '2001002 4'],
    ['mil millones', '1000000000 2'],
    ['adios', undefined],
  ])('"%s" is %s', (said, result) => {
    const found = cardinalAt(words(said), 0)
    expect(found && `${found.value} ${found.next}`).toBe(result)
  })

  it('have ordinals', () => {
    expect(['3º', '12ª', '3o', '3a', '3', 'x3º', '3ºx', '1234º', 'tercer', 'decima', undefined].map(ordinalOf)).toEqual(
      [3, 12, 3, 3, undefined, undefined, undefined, undefined, 3, 10, undefined],
    )
  })

  it('count a thousand and one', () => expect(cardinalAt(words('mil y uno'), 0)).toEqual({ value: 1001, next: 3 }))
})
