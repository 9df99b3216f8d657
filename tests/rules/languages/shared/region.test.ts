import { expect, it } from 'vitest'
import { regionOf } from '../../../../rules/languages/shared/region.ts'

it.each([
  ['es-MX', 'MX'],
  ['pt_br', 'BR'],
  ['zh-Hant-TW', 'TW'],
  ['es', 'ES'],
  ['fr', 'FR'],
  ['es-419', undefined],
  ['en-001', undefined],
  ['no tag', undefined],
])('the region of %s is %s', (tag, region) => expect(regionOf(tag)).toBe(region))
