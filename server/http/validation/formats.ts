import type { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { validate as isUuid } from 'uuid'
import { isEmail } from '../../../rules/accounts.ts'
import { toNumber } from '../../../rules/numbers.ts'

/** As browsers write a time; it is one whatever the month, up to the 28th. Every answer has one. */
const PLAIN_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

/** Teaches a validator what the contract's formats and its keyword `x-numeric` mean. */
export function withFormats(ajv: Ajv2020): Ajv2020 {
  const { validate: isTime } = formats.default.get('date-time') as { validate(text: string): boolean }
  formats.default(ajv)
  ajv.addFormat('date-time', (text) => PLAIN_TIME.test(text) || isTime(text))
  ajv.addFormat('email', isEmail)
  // The default format takes 'urn:uuid:…' too, which is no id of a row.
  ajv.addFormat('uuid', isUuid)
  ajv.addKeyword({
    keyword: 'x-numeric',
    type: 'object',
    before: 'properties',
    modifying: true,
    errors: false,
    validate: (names: string[], limits: Record<string, unknown>) => {
      for (const name of names) if (name in limits) limits[name] = asNumber(limits[name])
      return true
    },
  })
  return ajv
}

/** Absent stays absent, an emptied input means no limit, and any other text is left for the type check to report. */
const asNumber = (limit: unknown): unknown =>
  typeof limit === 'string' ? (limit.trim() === '' ? null : (toNumber(limit) ?? limit)) : limit
