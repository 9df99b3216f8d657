import { describe, expect, it } from 'vitest'
import type { AnswerValue, FieldType, ListenFor } from '../../../../contract/types.gen.ts'
import { inSpanish, registration } from '../../spoken-commands/support.ts'

describe('Other languages', () => {
  const spanish = { locale: 'es-MX' }

  it.each([
    ['siguiente', 'next'],
    ['Atrás, por favor', 'back'],
    ['ayuda', 'help'],
    ['enviar', 'submit'],
    ['ir a la pregunta dos', 'go-to 1'],
  ])('reads "%s" in Spanish as %s', (words, command) => {
    expect(registration.meaningOf(words, { ...spanish, type: 'number' })).toBe(command)
  })

  it('corrects and spells in Spanish', () => {
    expect(registration.read('no, dije cuarenta', { ...spanish, type: 'number', current: 14 })).toEqual({
      kind: 'correction',
      words: 'cuarenta',
    })
    expect(registration.read('cambia pedro por pablo', { ...spanish, current: 'Pedro' })).toEqual({
      kind: 'correction',
      words: 'Pablo',
    })
    expect(registration.read('a de a arroba mail punto com', { ...spanish, listensFor: 'spelling' })).toEqual({
      kind: 'answer',
      words: 'ada@mail.com',
    })
    expect(registration.read('literalmente siguiente', spanish)).toEqual({ kind: 'answer', words: 'siguiente' })
  })
})

const meaningOf = (words: string, type: FieldType = 'number', listensFor: ListenFor = 'conversation') =>
  inSpanish.meaningOf(words, { type, listensFor })

it.each([
  ['Siguiente.', 'next'],
  ['volver', 'back'],
  ['repite la pregunta', 'repeat'],
  ['paso', 'skip'],
  ['bórralo', 'clear'],
  ['lo deletreo', 'spell'],
  ['¿Qué puedo decir?', 'help'],
  ['revisar', 'review'],
  ['puedes enviar', 'submit'],
  ['para por favor', 'stop'],
  ['deshaz', 'undo'],
  ['ve a comentarios', 'go-to 3'],
  ['ir a la última pregunta', 'go-to 3'],
  ['ir a la segunda', 'go-to 1'],
  ['cambia el correo', 'go-to 1'],
  ['ir a su nombre', 'go-to 0'],
  ['otra vez', 'answer'],
  ['salta esta pregunta', 'skip'],
  ['omita la pregunta, por favor', 'skip'],
  ['repita la pregunta', 'repeat'],
  ['vuelva atrás', 'back'],
  ['borre la respuesta', 'clear'],
  ['envíe el formulario', 'submit'],
  ['deténgase', 'stop'],
])('"%s" is %s', (words, meaning) => expect(meaningOf(words)).toBe(meaning))

it.each([
  ['otra vez', 'retry'],
  ['vale', 'yes'],
  ['mal', 'no'],
])('"%s" is %s where something is to be confirmed', (words, meaning) =>
  expect(meaningOf(words, 'number', 'command')).toBe(meaning),
)

const read = (
  words: string,
  type: FieldType = 'number',
  current?: AnswerValue,
  listensFor: ListenFor = 'conversation',
) => inSpanish.read(words, { type, current, listensFor })

it('a text may begin with a word that is a command elsewhere', () => {
  expect(meaningOf('cambia comentarios', 'text')).toBe('go-to 3')
  expect(meaningOf('cambia correo', 'text')).toBe('answer')
  expect(meaningOf('ir a correo', 'text')).toBe('go-to 1')
  expect(meaningOf('puedes parar', 'text')).toBe('answer')
  expect(read('la palabra siguiente', 'text')).toEqual({ kind: 'answer', words: 'siguiente' })
})

describe('An answer in Spanish', () => {
  it.each<[string, FieldType, AnswerValue, string]>([
    ['quise decir cinco', 'number', 4, 'cinco'],
    ['no es cinco', 'number', 4, 'cinco'],
    ['es cinco', 'text', 'cuatro', 'answer'],
    ['no cinco', 'number', 4, 'cinco'],
    ['no uno', 'number', 4, 'answer'],
    ['reemplaza ana con eva', 'text', 'Ana Ruiz', 'Eva Ruiz'],
    ['cambiar ana a eva', 'text', 'Ana Ruiz', 'Eva Ruiz'],
    ['cambia el gato por el perro', 'text', 'un gato', 'un perro'],
    ['cambia be por uve', 'email', 'bea@ejemplo.com', 'vea@ejemplo.com'],
    ['uve no be', 'email', 'bea@ejemplo.com', 'vea@ejemplo.com'],
  ])('is corrected: "%s" of %s %j is %s', (words, type, current, result) => {
    const utterance = read(words, type, current)
    expect(utterance.kind === 'correction' ? utterance.words : utterance.kind).toBe(result)
  })

  it.each([
    ['mayúscula a ene a', 'Ana'],
    ['eñe doble ele', 'ñll'],
    ['uve doble a', 'wa'],
    ['be de burro a', 'ba'],
    ['alfa bravo', 'ab'],
    ['a guion bajo dos', 'a_2'],
    ['a espacio be', 'a b'],
    ['triple uve', 'vvv'],
  ])('is spelled: "%s" is %s', (words, text) =>
    expect(read(words, 'text', undefined, 'spelling')).toEqual({ kind: 'answer', words: text }),
  )
})

it.each([
  ['salta esta pregunta', 'skip'],
  ['siguiente', 'next'],
  ['salta la cuerda', 'answer'],
  ['una empresa que salta', 'answer'],
])('"%s" said to a text is %s', (words, meaning) => expect(meaningOf(words, 'text')).toBe(meaning))
