import { describe, expect, it } from 'vitest'
import { readAs } from '../../support.ts'

const list = (locale: string, options: string, said: string) => readAs(locale, 'checkbox', 'Liste', options, said)

describe('A list of which all is said at once', () => {
  it.each([
    ['fr-FR', 'Port|Remparts|Lac', "les trois s'il vous plaît"],
    ['fr-FR', 'Port|Remparts|Lac', "tout m'intéresse"],
    ['de-DE', 'Hafen|Burg|See', 'wir nehmen alle drei mit'],
    ['es-ES', 'Puerto|Castillo|Lago', 'me interesan todos'],
  ])('is taken whole (%s, %s, "%s")', (locale, options, said) =>
    expect(list(locale, options, said)).toEqual({ value: options.split('|'), isSure: true }),
  )

  it('is not where another number of them is named', () => {
    expect(list('fr-FR', 'Port|Remparts|Lac|Musée', "les trois s'il vous plaît")?.isSure ?? false).toBe(false)
  })
})

describe('A yes or a no after each item', () => {
  it.each([
    ['de-DE', 'Husten|Fieber|Ausschlag', 'Husten ja, Fieber nein, Ausschlag auch.', ['Husten', 'Ausschlag']],
    ['es-ES', 'Tos|Fiebre|Picores', 'tos sí, fiebre no, picores también', ['Tos', 'Picores']],
    ['fr-FR', 'Toux|Fièvre|Fatigue', 'toux oui fièvre non fatigue aussi', ['Toux', 'Fatigue']],
  ])('decides on it (%s, %s, "%s")', (locale, options, said, value) =>
    expect(list(locale, options, said)).toEqual({ value, isSure: true }),
  )
})

describe('What is only begun', () => {
  it.each([
    ['de-DE', 'Englisch|Russisch', 'Englisch, und ich lerne gerade Russisch', ['Englisch']],
    ['es-ES', 'Inglés|Ruso', 'inglés y estoy empezando con el ruso', ['Inglés']],
    ['fr-FR', 'Anglais|Russe', "anglais et j'apprends le russe", ['Anglais']],
  ])('is left out of a list that is proposed (%s, %s, "%s")', (locale, options, said, value) =>
    expect(list(locale, options, said)).toMatchObject({ value, isSure: false }),
  )
})

describe('Two options named for two people', () => {
  it('are asked for', () => {
    const said = 'Für mich vegetarisch, meine Frau nimmt das Fleisch.'
    const options = 'Fleischgericht|Vegetarisches Gericht'
    expect(readAs('de-DE', 'radio', 'Menü', options, said)).toMatchObject({ isSure: false })
  })
})
