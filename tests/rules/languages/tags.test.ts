import { expect, it } from 'vitest'
import { primaryLanguage } from '../../../rules/languages/tags.ts'

it.each([
  ['es-MX', 'es'],
  ['EN', 'en'],
  ['pt_BR', 'pt'],
])('%s is a kind of %s', (tag, primary) => expect(primaryLanguage(tag)).toBe(primary))
