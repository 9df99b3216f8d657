import { describe, expect, it } from 'vitest'
import { loadedLanguage } from '../../../rules/languages/loaded.ts'
import { changesIn } from '../../../rules/spoken-commands/index.ts'
import { wordsOf, writtenOf } from '../../../rules/spoken-commands/words.ts'
import { readerOf } from './support.ts'

/** How a field is named to change it, where only commands are listened for: the labels of three fields, and what is said of them. */
const NAMED: [locale: string, labels: string[], said: [words: string, index: number][]][] = [
  [
    'en-GB',
    ['Your name', 'Nights', 'Arrival'],
    [
      ['change arrival', 2],
      ['I want to change the arrival please', 2],
      ['go to nights', 1],
      ['change my name', 0],
    ],
  ],
  [
    'es-ES',
    ['Su nombre', 'Noches', 'Fecha de llegada'],
    [
      ['cambiar la llegada', 2],
      ['cambie la llegada, por favor', 2],
      ['quiero modificar la fecha de llegada', 2],
      ['corrija las noches', 1],
      ['corrige las noches', 1],
      ['vaya al nombre', 0],
      ['ir al nombre', 0],
      ['vuelve a la llegada', 2],
    ],
  ],
  [
    'de-DE',
    ['Ihr Name', 'Nächte', 'Anreise'],
    [
      ['Anreise ändern', 2],
      ['die Anreise bitte ändern', 2],
      ['ich möchte die Anreise ändern', 2],
      ['können Sie den Namen korrigieren', 0],
      ['ändere die Nächte', 1],
      ['zur Anreise gehen', 2],
      ['zum Namen gehen', 0],
      ['gehe zum Namen', 0],
      ['geh zur zweiten Frage', 1],
    ],
  ],
  [
    'fr-FR',
    ['Votre nom', 'Nuits', "Date d'arrivée"],
    [
      ["va à l'arrivée", 2],
      ['changer l’arrivée', 2],
      ["je voudrais changer la date d'arrivée", 2],
      ["change l'arrivée s'il te plaît", 2],
      ["modifie l'arrivée", 2],
      ['va au nom', 0],
      ['corrige le nom', 0],
      ['aller aux nuits', 1],
    ],
  ],
]

describe('A field is named', () => {
  const rows = NAMED.flatMap(([locale, labels, said]) =>
    said.map(([words, index]) => [locale, words, index, labels] as const),
  )

  it.each(rows)('in %s by "%s": the one at %i', (locale, words, index, labels) => {
    const { meaningOf } = readerOf([...labels], { locale, type: 'number', listensFor: 'command' })
    expect(meaningOf(words)).toBe(`go-to ${index}`)
  })

  it.each([
    ['de-DE', 'den Garten ändern'],
    ['de-DE', 'die Anreise mit dem Zug ändern'],
    ['de-DE', 'zur Arbeit'],
    ['de-DE', 'zum Arzt gehen'],
    ['fr-FR', "va à l'école"],
    ['fr-FR', 'change de vie'],
    ['es-ES', 'cambie el aceite'],
    ['es-ES', 'ir al médico'],
  ])('by no text in %s: "%s"', (locale, words) => {
    const labels = NAMED.find(([one]) => one === locale)?.[1] ?? []
    expect(readerOf(labels, { locale, type: 'text' }).meaningOf(words)).toBe('answer')
  })
})

it('A day of the month is no field', () => {
  const { meaningOf } = readerOf(['Name', 'Anreise'], { locale: 'de-DE', type: 'date' })
  expect(['zum ersten', 'zum zweiten', 'auf den zweiten ändern'].map((said) => meaningOf(said))).toEqual(
    Array(3).fill('answer'),
  )
})

it('What shall be changed is said before the verb too, where a language has it at the end', () => {
  const { commands } = loadedLanguage('de-DE')
  const changes = changesIn({ type: 'date' }, wordsOf('die Anreise auf den vierten Mai ändern'), commands)
  expect(changes.map(({ from, into }) => [writtenOf(from), writtenOf(into)])).toEqual([['Anreise', 'vierten Mai']])
})
