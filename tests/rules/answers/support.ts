import type { FieldType, FieldValidation } from '../../../contract/types.gen.ts'
import { validateAnswer } from '../../../rules/answers.ts'
import { aField } from '../../support/builders.ts'

/** What is wrong with an answer to an optional field of this type. */
export const judge = (type: FieldType, value: unknown, validation?: FieldValidation) =>
  validateAnswer(aField({ type, ...(validation && { validation }) }), value)
