import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../../rules/transcript/index.ts'

const read = (locale: string, label: string, heard: string) =>
  readTranscript({ type: 'text', label }, heard, { today: '2026-11-27', locale })?.value

const proposed = (label: string, heard: string) => read('en-US', label, heard)

describe('A part of what was said to a question for a text', () => {
  it.each([
    ['Band or DJ booked for the evening', "we haven't got one yet"],
    ['Preferred trainer', 'Not Greg.'],
  ])('is not proposed where it is denied: %s %s', (label, heard) => expect(proposed(label, heard)).toBeUndefined())

  it.each([
    ['Vehicle registration number', 'sorry i came on foot what do i put'],
    ['Precinct captain', 'Captain? Is that like a boat thing?'],
  ])('nor where something is asked: %s %s', (label, heard) => expect(proposed(label, heard)).toBeUndefined())

  it.each([
    ['Name of your café', "We haven't settled on it, but probably Second Crumb.", 'Second Crumb'],
    ['Equipment', "it wasn't the forklift it was the pallet truck", 'the pallet truck'],
    ['Instrument', "she'd love to learn cello", 'cello'],
  ])('is proposed after another clause: %s %s', (label, heard, value) => expect(proposed(label, heard)).toBe(value))
})

describe('In other languages a part of what was said', () => {
  it.each([
    ['es-ES', 'Empresa', 'Ya no trabajo en Telefónica.'],
    ['fr-FR', 'Employeur', 'Je ne travaille plus chez Renault.'],
    ['de-DE', 'Arbeitgeber', 'Bei Siemens arbeite ich nicht mehr.'],
    ['de-DE', 'Name der Versicherung', 'wir haben keine versicherung'],
  ])('is not proposed where it is denied: %s %s %s', (locale, label, heard) =>
    expect(read(locale, label, heard)).toBeUndefined(),
  )

  it.each([
    ['es-ES', 'Nombre del colegio', '¿Cómo se llamaba el colegio, Lucía?'],
    ['fr-FR', "Nom de l'école", "Comment elle s'appelle l'école, Jules ?"],
    ['de-DE', 'Name der Schule', 'Wie hieß die Schule noch mal, Jonas?'],
    ['de-DE', 'Ort der Feier', 'Entweder im Saal oder im Adler, das ist noch offen.'],
    ['es-ES', 'Número de serie', 'La pegatina está borrada, no se lee.'],
  ])('nor where something is asked, left open, or no code: %s %s %s', (locale, label, heard) =>
    expect(read(locale, label, heard)).toBeUndefined(),
  )

  it.each([
    ['de-DE', 'Firma', 'Keine Ahnung die heißt Neu GmbH', 'Neu GmbH'],
    ['es-ES', 'Nombre del perro', 'se llama No me acuerdo', 'No'],
  ])('is where words lead to it: %s %s %s', (locale, label, heard, value) =>
    expect(read(locale, label, heard)).toBe(value),
  )
})
