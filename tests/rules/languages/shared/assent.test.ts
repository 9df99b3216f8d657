import { describe, expect, it } from 'vitest'
import { isTaken, readAs } from '../support.ts'

describe('A yes or no, in all languages', () => {
  it.each([
    ['en-US', 'Is the property occupied?', 'Yes|No', "yes someone's living in it", 'Yes'],
    ['es-AR', '¿Tenés mascotas?', 'Sí|No', 'sí un perro', 'Sí'],
    ['es-ES', '¿Hubo testigos?', 'Sí|No', 'sí la vecina lo vio todo', 'Sí'],
    ['de-DE', 'Haben Sie Haustiere?', 'Ja|Nein', 'ja einen Hund', 'Ja'],
    ['fr-FR', 'Avez-vous des animaux ?', 'Oui|Non', 'oui un chien', 'Oui'],
    ['en-US', 'Is anyone pregnant?', 'Yes|No', 'no nobody is', 'No'],
    ['es-ES', '¿Fuma usted?', 'Sí|No', 'no no fumo', 'No'],
    ['en-US', 'Was anyone hurt?', 'Yes|No', 'no thank goodness', 'No'],
  ])('stands with what follows it (%s, %s: "%s", "%s")', (locale, label, options, said, value) => {
    expect(readAs(locale, 'radio', label, options, said)).toEqual({ value, isSure: true })
  })

  it.each([
    ['en-US', 'Do you wear glasses?', 'Yes|No', 'only for reading but yes', 'Yes'],
    ['en-US', 'Shall we call a taxi?', 'Yes|No', "you're very kind but no", 'No'],
    ['es-ES', '¿Usas lentes?', 'Sí|No', 'solo para leer pero sí', 'Sí'],
  ])('that is turned to at the end is the answer (%s, %s: "%s", "%s")', (locale, label, options, said, value) => {
    expect(readAs(locale, 'radio', label, options, said)).toMatchObject({ value, isSure: true })
  })

  it.each([
    ['en-US', 'Do you smoke?', 'Yes|No', "yes i can't say"],
    ['en-US', 'Do you smoke?', 'Yes|No', 'yes if nobody minds the smell'],
    ['en-US', 'Do you smoke?', 'Yes|No', "i'd rather not but yes"],
    ['en-US', 'Is all as before?', 'Yes|No', 'no change there'],
    ['es-ES', '¿Renovará el abono?', 'Sí|No', 'si bajaran el precio sí'],
    ['de-DE', 'Rauchen Sie?', 'Ja|Nein', 'ja wenn es sein muss'],
    ['fr-FR', 'Fumez-vous ?', 'Oui|Non', 'oui si on me force'],
  ])('is asked for where what was said may change it (%s, %s: "%s", "%s")', (locale, label, options, said) => {
    expect(isTaken(locale, 'radio', label, options, said)).toBe(false)
  })
})
