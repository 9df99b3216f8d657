import type { FieldType } from '../../../../contract/types.gen.ts'
import { nothing } from '../../shared/nothing.ts'
import type { Normalise } from '../../shared/normalise.ts'
import { checkbox } from './checkbox.ts'
import { choice } from './choice.ts'
import { date } from './date.ts'
import { email } from './email.ts'
import { number } from './number.ts'
import { tel } from './tel.ts'
import { text, textarea } from './text.ts'
import { url } from './url.ts'

export const english: Readonly<Record<FieldType, Normalise>> = {
  text,
  textarea,
  number,
  email,
  url,
  tel,
  date,
  select: choice,
  radio: choice,
  checkbox,
  file: nothing,
}
