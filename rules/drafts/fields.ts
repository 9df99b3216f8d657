import type { FieldValidation, FormField } from '../../contract/types.gen.ts'
import { FIELD_TYPES, takesOptions, takesTextLimits, traitsOf } from '../field-types.ts'
import { optionsOf } from '../fields.ts'
import { FIELD_KEY_MAX, HELP_MAX, LABEL_MAX, OPTION_MAX, OPTIONS_MAX, PLACEHOLDER_MAX, TEXT_MAX } from '../limits.ts'
import { toNumber } from '../numbers.ts'
import { patternProblem } from '../pattern.ts'
import { ACCEPTED_TYPES, isAcceptedTypes } from '../answers/file-types/file-types.ts'
import { isScale, scaleOf } from '../answers/scale.ts'

/** Names that every object inherits: as keys of answers they would find a value that was never given. */
const REFUSED = ['__proto__', 'constructor', 'prototype']

/**
 * What is wrong with one field of a draft, each sentence beginning with 'Field N: ' (counted from 1).
 * @param judgesPattern false when the patterns of the form would take too long to compile
 */
export function fieldIssues(field: FormField, index: number, judgesPattern = true): string[] {
  const pattern = judgesPattern ? patternIssues(field) : []
  const found = [...keyIssues(field), ...textIssues(field), ...optionIssues(field), ...limitIssues(field), ...pattern]
  return found.map((issue) => issueOf(index, issue))
}

export const NAME_MISSING = 'Name is required'
export const LABEL_MISSING = 'Label is required'

/** The sentence for the field at `index` (from 0) of the form. */
export const issueOf = (index: number, issue: string): string => `Field ${index + 1}: ${issue}`

/** The sentences that hold. */
const those = (...issues: [boolean, string][]): string[] =>
  issues.filter(([holds, issue]) => holds && issue).map(([, issue]) => issue)

const isBlank = (text: string): boolean => text.trim() === ''
const isRefused = (key: string): boolean => REFUSED.includes(key.trim().toLowerCase())

const keyIssues = ({ id, name, type }: FormField): string[] =>
  those(
    [isBlank(name), NAME_MISSING],
    [isRefused(name), `The name ${name.trim()} cannot be used`],
    [name.length > FIELD_KEY_MAX, `Name must be no more than ${FIELD_KEY_MAX} characters`],
    [isBlank(id), 'Id is required'],
    [isRefused(id), `The id ${id.trim()} cannot be used`],
    [id.length > FIELD_KEY_MAX, `Id must be no more than ${FIELD_KEY_MAX} characters`],
    [!FIELD_TYPES.includes(type), 'The type is not one of the field types'],
  )

const textIssues = ({ label, description, placeholder }: FormField): string[] =>
  those(
    [isBlank(label), LABEL_MISSING],
    [label.length > LABEL_MAX, `Label must be no more than ${LABEL_MAX} characters`],
    [(description?.length ?? 0) > HELP_MAX, `Help must be no more than ${HELP_MAX} characters`],
    [(placeholder?.length ?? 0) > PLACEHOLDER_MAX, `Placeholder must be no more than ${PLACEHOLDER_MAX} characters`],
  )

/** Labels are compared as they are heard: without regard to case. */
function optionIssues(field: FormField): string[] {
  if (!takesOptions(field.type)) return []
  const options = optionsOf(field)
  const [labels, values] = [
    options.map(({ label }) => label.trim().toLowerCase()),
    options.map(({ value }) => value.trim()),
  ]
  return those(
    [options.length === 0, 'At least one option is required'],
    [options.length > OPTIONS_MAX, `There can be at most ${OPTIONS_MAX} options`],
    [labels.includes(''), 'All options must have labels'],
    [values.includes(''), 'All options must have values'],
    [hasTwice(labels), 'Option labels must be unique'],
    [hasTwice(values), 'Option values must be unique'],
    [options.filter(({ isOther }) => isOther).length > 1, 'Only one option can take own words'],
    [
      [...labels, ...values].some((text) => text.length > OPTION_MAX),
      `Options must be no more than ${OPTION_MAX} characters`,
    ],
  )
}

/** Missing texts have a sentence of their own. */
const hasTwice = (texts: string[]): boolean => {
  const given = texts.filter(Boolean)
  return new Set(given).size < given.length
}

/** Limits of another type stay from before the type was changed; only that they are numbers matters then. */
function limitIssues({ type, validation }: FormField): string[] {
  if (!validation) return []
  const { min, max, minLength, maxLength, acceptedTypes } = validation
  const ofText = takesTextLimits(type)
  return those(
    [!isLimit(min) || !isLimit(max), 'Minimum and maximum must be numbers'],
    [traitsOf(type).value === 'quantity' && isAbove(min, max), 'Minimum must not be greater than maximum'],
    [traitsOf(type).value === 'scale' && !isScale(scaleOf({ validation })), NO_SCALE],
    [!isLength(minLength) || !isLength(maxLength), `Lengths must be whole numbers from 0 to ${TEXT_MAX}`],
    [ofText && isAbove(minLength, maxLength), 'Minimum length must not be greater than maximum length'],
    [!isAcceptedTypes(acceptedTypes), NO_FILE_TYPES],
  )
}

const NO_FILE_TYPES = `File types must be some of ${ACCEPTED_TYPES.join(', ')}, each once`
const NO_SCALE = 'A rating goes from 0 or 1 to a whole number up to 10'

function patternIssues({ type, validation }: FormField): string[] {
  const problem = takesTextLimits(type) && validation?.pattern ? patternProblem(validation.pattern) : undefined
  return problem === undefined ? [] : [problem]
}

type Limit = FieldValidation['min'] | string

const isAbsent = (limit: Limit): boolean => limit === undefined || limit === null || limit === ''
const isLimit = (limit: Limit): boolean => isAbsent(limit) || toNumber(limit) !== undefined

function isLength(limit: Limit): boolean {
  const length = toNumber(limit) ?? -1
  return isAbsent(limit) || (Number.isInteger(length) && length >= 0 && length <= TEXT_MAX)
}

function isAbove(least: Limit, most: Limit): boolean {
  const [from, to] = [toNumber(least), toNumber(most)]
  return from !== undefined && to !== undefined && from > to
}
