import { describe, expect, it } from 'vitest'
import { isTaken, readAs } from '../support.ts'

describe('An opinion', () => {
  it.each([
    ['en-US', 'Staff', 'Excellent|Good|Fair|Poor', 'oh they were excellent', 'Excellent'],
    ['es-ES', 'La comida', 'Mala|Regular|Buena|Excelente', 'estaba excelente', 'Excelente'],
    ['de-DE', 'Sauberkeit', 'Sehr gut|Gut|Mittel|Schlecht', 'die war gut', 'Gut'],
    ['fr-FR', 'Propreté', 'Très bien|Bien|Moyen|Mauvais', "c'était très bien", 'Très bien'],
  ])('is told of what was (%s, %s: "%s", "%s")', (locale, label, options, said, value) => {
    expect(readAs(locale, 'radio', label, options, said)).toEqual({ value, isSure: true })
  })

  it('is also a rating on a scale', () => {
    expect(readAs('en-US', 'rating', 'The driver', '', 'he was a four')).toEqual({ value: 4, isSure: true })
  })

  it.each([
    ['en-US', 'Marital status', 'Single|Married|Divorced', 'i was married'],
    ['en-US', 'Staff', 'Excellent|Good|Fair|Poor', 'they used to be excellent'],
    ['en-US', 'Cigarettes a day', '1|10|20', 'back in my twenties it was twenty'],
    ['es-PE', 'Ciudad', 'Lima|Cusco|Arequipa', 'viví en cusco hasta que me casé'],
    ['de-DE', 'Familienstand', 'Ledig|Verheiratet', 'ich war verheiratet'],
    ['fr-FR', 'Situation', 'Célibataire|Marié', "j'étais marié"],
  ])('is not what else was so (%s, %s: "%s", "%s")', (locale, label, options, said) => {
    expect(isTaken(locale, 'radio', label, options, said)).toBe(false)
  })

  it.each([
    ['en-US', 'How was it?', 'Bad|Fair|Good|Very good', 'it was not very good'],
    ['es-ES', '¿Cómo fue?', 'Mala|Regular|Buena|Muy buena', 'no fue muy buena que digamos'],
    ['de-DE', 'Wie war es?', 'Schlecht|Mittel|Gut|Sehr gut', 'das war nicht sehr gut'],
    ['fr-FR', "C'était comment ?", 'Mauvais|Moyen|Bon|Très bon', "ce n'était pas très bon"],
  ])('that is denied is not taken, however many words it has (%s, %s: "%s", "%s")', (locale, label, options, said) => {
    expect(isTaken(locale, 'radio', label, options, said)).toBe(false)
  })
})
