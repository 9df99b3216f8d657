import { expect, it } from 'vitest'
import { writtenNumbers } from '../../../../../../rules/languages/fr/transcript/numbers/written.ts'
import { translate } from '../../../../../../rules/languages/shared/translation.ts'

it.each([
  ['1,234.56', '1234.56'],
  ['12,345.6', '12345.6'],
  ['3.5', '3.5'],
  ['1,250', '1.250'],
  ['1.250', '1250'],
  ['1.250,50', '1250.50'],
  ["1'250", '1250'],
  ['12 000', '12000'],
  ['1 250,50 €', '1250.50 €'],
  ['1,234.56', '1234.56'],
  ['12,345.6', '12345.6'],
  ['3.5', '3.5'],
  ['3€50', '3.50 euros'],
  ['1h30', '1 hours 30 minutes'],
  ['1m80', '1 meters 80 centimeters'],
  ['06 12 34', '06 12 34'],
  ['42', '42'],
  ['mot', 'mot'],
])('"%s" is "%s"', (said, plain) => expect(translate(said.split(' '), [writtenNumbers]).join(' ')).toBe(plain))
