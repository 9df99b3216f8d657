import { describe, expect, it } from 'vitest'
import { rules as english } from '../../../rules/languages/en/transcript/by-type.ts'
import { rules as spanish } from '../../../rules/languages/es/transcript/by-type.ts'
import { loadNormaliser } from '../../../rules/transcript/by-type.ts'
import type { SpokenField } from '../../../rules/languages/shared/normalise.ts'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import { LANGUAGES_SPOKEN, spokenAnswers } from './spoken-answers.ts'

describe('The rules of one type in one language, loaded alone', () => {
  it.each(LANGUAGES_SPOKEN)('say what all rules say in the language "%s"', async (language) => {
    for (const { heard, ...row } of spokenAnswers(language).filter((_, index) => index % 4 === 0)) {
      const rules = await loadNormaliser(row.type, row.locale)
      expect(rules(row, heard, row)).toEqual(normaliseTranscript(row, heard, row))
    }
  })
})

describe('The rules of one type, loaded alone for a language,', () => {
  const options = ['Rojo', 'Verde'].map((label) => ({ label, value: label }))

  it.each<[SpokenField['type'], string, string, unknown]>([
    ['text', 'es', 'Hola', 'Hola'],
    ['textarea', 'es', 'Hola. Nueva línea. Adiós.', 'Hola.\nAdiós.'],
    ['number', 'es', 'dos', 2],
    ['email', 'es', 'ana arroba ejemplo punto com', 'ana@ejemplo.com'],
    ['url', 'es', 'ejemplo punto com', 'https://ejemplo.com'],
    ['tel', 'es-MX', '55 1234 5678', '+525512345678'],
    ['date', 'es', 'mañana', '2026-11-21'],
    ['select', 'es', 'la primera', 'Rojo'],
    ['radio', 'es', 'la primera', 'Rojo'],
    ['checkbox', 'es', 'los dos', ['Rojo', 'Verde']],
    ['file', 'es', 'mi foto', undefined],
    ['text', 'en', 'Hello', 'Hello'],
    ['textarea', 'en', 'Hello. New line. Bye.', 'Hello.\nBye.'],
    ['number', 'en', 'two', 2],
    ['email', 'en', 'ada at example dot com', 'ada@example.com'],
    ['url', 'en', 'example dot com', 'https://example.com'],
    ['tel', 'en-US', '555 123 4567', '(555) 123-4567'],
    ['date', 'en', 'tomorrow', '2026-11-21'],
    ['select', 'en', 'the first', 'Rojo'],
    ['radio', 'en', 'the first', 'Rojo'],
    ['checkbox', 'en', 'both', ['Rojo', 'Verde']],
    ['file', 'en', 'my photo', undefined],
  ])('read a %s in %s: "%s"', async (type, locale, said, value) => {
    const rules = await loadNormaliser(type, locale)
    expect(rules({ type, options }, said, { today: '2026-11-20', locale })).toEqual(value)
  })
})

describe('The rules of each type are there', () => {
  const samples: [SpokenField['type'], string, string, unknown, unknown][] = [
    ['text', 'Ada', 'Ana', 'Ada', 'Ana'],
    ['textarea', 'Ada', 'Ana', 'Ada', 'Ana'],
    ['number', 'two', 'dos', 2, 2],
    ['email', 'ada at example dot com', 'ana arroba ejemplo punto com', 'ada@example.com', 'ana@ejemplo.com'],
    ['url', 'example dot com', 'ejemplo punto com', 'https://example.com', 'https://ejemplo.com'],
    ['tel', '+14155550123', '+14155550123', '+14155550123', '+14155550123'],
    ['date', 'tomorrow', 'mañana', '2026-11-21', '2026-11-21'],
    ['select', 'red', 'red', 'red', 'red'],
    ['radio', 'red', 'red', 'red', 'red'],
    ['checkbox', 'red', 'red', ['red'], ['red']],
    ['file', 'red', 'red', undefined, undefined],
  ]

  it.each(samples)('for a %s', async (type, inEnglish, inSpanish, value, spanishValue) => {
    const field = { type, options: [{ label: 'Red', value: 'red' }] }
    const when = { today: '2026-11-20', locale: 'en-US' }
    expect((await english[type]())(field, inEnglish, when)?.value).toEqual(value)
    expect((await spanish[type]())(field, inSpanish, { ...when, locale: 'es-US' })?.value).toEqual(spanishValue)
  })
})
