import { expect, it } from 'vitest'
import { regionOf } from '../../../../rules/languages/shared/region.ts'

it.each([
  ['es-MX', 'MX'],
  ['pt_br', 'BR'],
  ['zh-Hant-TW', 'TW'],
  ['es', undefined],
  ['en-001', undefined],
])('the region of %s is %s', (tag, region) => expect(regionOf(tag)).toBe(region))
