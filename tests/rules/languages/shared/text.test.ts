import { expect, it } from 'vitest'
import { heard } from '../../../support/transcripts.ts'

it.each([
  ['New line. Hello.', 'en', 'Hello.'],
  ['Hello. New line.', 'en', 'Hello.'],
  ['Nueva línea. Hola.', 'es', 'Hola.'],
])('A text has no empty lines around it: %j in %s is %j', (said, locale, value) =>
  expect(heard('textarea', said, locale)).toBe(value),
)
