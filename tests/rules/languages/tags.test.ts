import { expect, it } from 'vitest'
import { primaryLanguage, regionOf } from '../../../rules/languages/tags.ts'

it.each([
  ['es-MX', 'es'],
  ['EN', 'en'],
  ['pt_BR', 'pt'],
])('%s is a kind of %s', (tag, primary) => expect(primaryLanguage(tag)).toBe(primary))

it.each([
  ['es-MX', 'MX'],
  ['pt_br', 'BR'],
  ['zh-Hant-TW', 'TW'],
  ['es', undefined],
  ['en-001', undefined],
])('the region of %s is %s', (tag, region) => expect(regionOf(tag)).toBe(region))
