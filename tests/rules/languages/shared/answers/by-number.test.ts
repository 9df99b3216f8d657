import { describe, expect, it } from 'vitest'
import { readAs } from '../../support.ts'

describe('Options that differ by their number alone', () => {
  it.each([
    ['de-DE', '5 km|10 km|21 km', 'ich laufe die zehn', '10 km'],
    ['es-ES', '5 clases|10 clases|20 clases', 'el de veinte', '20 clases'],
    ['es-ES', '1.º|2.º|3.º', 'está en tercero', '3.º'],
    ['fr-FR', '3 mois|6 mois|12 mois', 'celui de six', '6 mois'],
    ['fr-FR', 'CP|CE1|CE2', 'il est en ce deux', 'CE2'],
  ])('are read by it (%s, %s, "%s")', (locale, options, said, value) =>
    expect(readAs(locale, 'select', 'Groupe', options, said)?.value).toBe(value),
  )

  it.each([
    ['de-DE', '5 km|10 km', 'zehn Leute laufen mit'],
    ['fr-FR', '9 h|14 h', "à neuf heures j'ai chorale"],
  ])('are not where they differ otherwise, or more is said after it (%s, %s, "%s")', (locale, options, said) =>
    expect(readAs(locale, 'radio', 'Wahl', options, said)?.isSure ?? false).toBe(false),
  )
})
