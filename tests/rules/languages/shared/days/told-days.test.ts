import { describe, expect, it } from 'vitest'
import { readAs } from '../../support.ts'

const day = (locale: string, label: string, said: string) => readAs(locale, 'date', label, '', said)?.value

describe('Of the days of a stay', () => {
  it.each([
    ['fr-FR', 'Date de retour', 'On part le 20 et on revient le 28 décembre.', '2026-12-28'],
    ['fr-FR', "Date d'arrivée", 'On vient le 20 et on repart le 28 décembre.', '2026-12-20'],
    ['es-ES', 'Fecha de regreso', 'Salimos el 20 y regresamos el 28 de diciembre.', '2026-12-28'],
    ['de-DE', 'Rückreise', 'Wir fliegen am 20. und kommen am 28. Dezember zurück.', '2026-12-28'],
  ])('the one is read that is asked for (%s, %s, "%s")', (locale, label, said, value) =>
    expect(day(locale, label, said)).toBe(value),
  )
})

describe('A day', () => {
  it.each([
    ['fr-FR', 'Opération', "on m'a opéré le neuf septembre", '2026-09-09'],
    ['de-DE', 'Operation', 'operiert wurde ich am neunten September', '2026-09-09'],
  ])('is over where it is told so (%s, %s, "%s")', (locale, label, said, value) =>
    expect(day(locale, label, said)).toBe(value),
  )

  it.each([
    ['fr-FR', 'Dernier jour de travail', "mon dernier jour c'est le trente et un décembre", '2026-12-31'],
    ['de-DE', 'Letzter Arbeitstag', 'mein letzter Tag ist der einunddreißigste Dezember', '2026-12-31'],
    ['de-DE', 'Abreise', 'Wir reisen am dritten Januar wieder ab.', '2027-01-03'],
  ])('is read beside the words of its question and its verb (%s, %s, "%s")', (locale, label, said, value) =>
    expect(day(locale, label, said)).toBe(value),
  )

  it.each([
    ['de-DE', 'Ausstellungsdatum', 'Er läuft am 3. Mai 2030 ab.'],
    ['fr-FR', 'Arrivée', 'on repart le 8 janvier'],
  ])('of something else is not taken (%s, %s, "%s")', (locale, label, said) =>
    expect(readAs(locale, 'date', label, '', said)?.isSure ?? false).toBe(false),
  )
})
