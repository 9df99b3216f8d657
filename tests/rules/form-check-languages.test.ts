import { describe, expect, it } from 'vitest'
import type { FieldOption, FormField } from '../../contract/types.gen.ts'
import { checkForm } from '../../rules/form-check/index.ts'
import { someFields } from '../support/builders.ts'
import { check, choiceMessages, circumstances, findingsOf, messagesOf, optionsOf } from './form-check/support.ts'

const alike = (one: string, other: string) => [expect.stringContaining(`“${one}” and “${other}” sound alike`)]

describe('Options sound as the language of the form has them', () => {
  it.each([
    ['Vaca', 'Baca'],
    ['Hola', 'Ola'],
    ['Calló', 'Cayó'],
    ['Kilo', 'Quilo'],
    ['Jirafa', 'Girafa'],
    ['Valla', 'Vaya'],
    ['Dos', '2'],
    ['Sí', 'Claro'],
  ])('Spanish: %s and %s', (one, other) => {
    expect(choiceMessages('es-MX', 'Otra cosa', one, other)).toEqual(alike(one, other))
  })
  it('Spanish: casa and caza, but in Spain', () => {
    expect(choiceMessages('es-AR', 'Casa', 'Caza')).toEqual(alike('Casa', 'Caza'))
    expect(choiceMessages('es-ES', 'Casa', 'Caza')).toEqual([])
  })
  it.each([
    ['Pero', 'Perro'],
    ['Gato', 'Jato'],
    ['Chico', 'Cico'],
    ['Guerra', 'Gerra'],
    ['Red', 'Read'],
    ['Lunes', 'Martes', 'Miércoles'],
    ['Menos de 18', 'De 18 a 30', 'Más de 30'],
    ['Muy satisfecho', 'Satisfecho', 'Insatisfecho'],
    ['Sí', 'No', 'No sé'],
    ['Efectivo', 'Tarjeta de crédito', 'Tarjeta de débito'],
  ])('Spanish tells %s from %s and so on', (...labels) => {
    expect(choiceMessages('es-MX', ...labels)).toEqual([])
  })
  it.each([
    ['Their', 'There'],
    ['Write', 'Right'],
    ['Philip', 'Filip'],
  ])('English alone has one sound for %s and %s', (one, other) => {
    expect(choiceMessages('en-GB', one, other)).toEqual(alike(one, other))
    expect(choiceMessages('es-MX', one, other)).toEqual([])
    expect(choiceMessages('de-DE', one, other)).toEqual([])
  })
  it('a language without rules for sounds is judged by its letters', () => {
    expect(choiceMessages('de-DE', 'Schön', 'Schon', 'schön!')).toEqual(alike('Schön', 'schön!'))
    expect(choiceMessages('ja-JP', 'はい', 'いいえ')).toEqual([])
  })
})

describe('Words can be said in the letters of the language', () => {
  it.each([
    ['en-US', 'Your name'],
    ['es-MX', '¿Cómo está?'],
    ['de-DE', 'Größe?'],
    ['ja-JP', '名前'],
    ['ja-JP', 'おなまえ'],
    ['ko-KR', '이름'],
    ['ru-RU', 'Имя'],
    ['ru-RU', 'iPhone'],
    ['hi-IN', 'नाम'],
    ['zh-TW', '姓名'],
  ])('%s: %s', (locale, label) => expect(messagesOf({ label }, locale)).toEqual([]))
  it.each([
    ['en-US', '名前', 'English (US)'],
    ['es-MX', 'Имя', 'Español (México)'],
    ['ja-JP', 'Имя', '日本語'],
  ])('%s: %s cannot', (locale, label, language) => {
    expect(messagesOf({ label }, locale)).toEqual([
      expect.stringContaining(`is not written in the letters of ${language}`),
    ])
  })
  it('an option neither', () => {
    expect(choiceMessages('es-MX', 'Sí', 'Нет')).toEqual([
      expect.stringContaining('The option “Нет” is not written in the letters of'),
    ])
  })
  it('a tag that is none is taken for one in Latin letters', () => {
    expect(messagesOf({ label: 'Name' }, 'x')).toEqual([])
  })
})

describe('An answer is said as in the language of the form', () => {
  it('Spanish: decimals and politeness are Spanish', () => {
    expect(messagesOf({ type: 'number', validation: { min: 0.2, max: 0.8 } }, 'es-MX')).toEqual([
      expect.stringContaining('“cero coma cinco”'),
    ])
    expect(choiceMessages('es-MX', 'Wi-Fi', 'Café/té', 'Nada (gracias)')).toEqual([])
  })
  it.each(['number', 'email', 'url', 'tel', 'date'] as const)('a language without rules has none for a %s', (type) => {
    expect(messagesOf({ type }, 'de-DE')).toEqual([expect.stringMatching(/no rules for such answers in Deutsch.* yet/)])
    expect(messagesOf({ type, required: true }, 'de-DE')).toEqual([
      expect.stringContaining('cannot be finished by voice alone'),
    ])
    expect(messagesOf({ type }, 'es-MX')).toEqual([])
  })
  it.each(['text', 'textarea'] as const)('a language without rules keeps the words of a %s', (type) => {
    expect(messagesOf({ type }, 'de-DE')).toEqual([])
  })
})
