import { describe, expect, it } from 'vitest'
import { hasWords, unsayableAs } from '../../../rules/form-check/sayable.ts'
import { choiceMessages, messagesOf } from './support.ts'

describe('A text of the owner', () => {
  it.each<[string, 'listened' | 'said', string, string | undefined]>([
    ['Tea', 'said', 'en', undefined],
    ['2', 'said', 'en', undefined],
    ['***', 'said', 'en', 'has no words'],
    ['Чай', 'said', 'en', 'is not written in the letters of English'],
    ['Чай', 'said', 'ru', undefined],
    ['Tea', 'said', 'ru', undefined],
    ['お茶', 'said', 'ja', undefined],
    ['ひらがな', 'said', 'ja', undefined],
    ['カタカナ', 'said', 'ja', undefined],
    ['차', 'said', 'ko', undefined],
    ['茶', 'said', 'zh-TW', undefined],
    ['茶', 'said', 'zh', undefined],
    ['www.example.com', 'said', 'en', 'holds an address'],
    ['Write to ada@example.com', 'said', 'en', 'holds an address'],
    ['a@b', 'said', 'en', undefined],
    ['x'.repeat(80), 'said', 'en', undefined],
    ['x'.repeat(81), 'said', 'en', 'is longer than 80 characters'],
    ['x'.repeat(200), 'listened', 'en', undefined],
    ['x'.repeat(201), 'listened', 'en', 'is longer than 200 characters'],
    ['Tea', 'said', 'no such language', undefined],
  ])('%j %s in %s: %s', (text, use, locale, reason) => expect(unsayableAs(text, use, locale)).toBe(reason))

  it('has words where there is a letter of the language, each time it is asked', () => {
    expect([1, 2].map(() => hasWords('Чай', 'ru'))).toEqual([true, true])
    expect([1, 2].map(() => hasWords('Чай', 'en'))).toEqual([false, false])
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
