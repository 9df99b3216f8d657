import { FIELD_TYPES } from '../../fields.ts'
import type { RulesOfLanguage } from '../../transcript/by-type.ts'
import { unknown } from './index.ts'

export const rules = Object.fromEntries(FIELD_TYPES.map((type) => [type, async () => unknown[type]])) as RulesOfLanguage
