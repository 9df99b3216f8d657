import { typeJudge } from '#type-judge'
import type { AnswerValue, FieldType, FormField } from '../contract/types.gen.ts'
import { isEmail } from './accounts.ts'
import { fileProblem, isFileAnswer } from './answers/files.ts'
import { traitsOf } from './field-types.ts'
import { LINE_MAX, PHONE_DIGITS_MAX, PHONE_DIGITS_MIN } from './limits.ts'
import { isNumeric, toNumber } from './numbers.ts'
import { isOtherAnswer, offers, otherProblem } from './answers/other.ts'
import { textProblem } from './answers/texts.ts'
import { scaleOf } from './answers/scale.ts'

export type { AnswerValue }

type Rule = (field: FormField, value: unknown) => string | undefined

/** Whether there is nothing in it: absent, blank, no choice, or a file without bytes. */
export function isEmptyAnswer(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'size' in value && value.size === 0 && 'data' in value && value.data === ''
}

/** Whether a field has its answer: anything that is not empty, and "none of these" for an optional checkbox. */
export const isAnswered = (field: FormField, value: unknown): boolean =>
  !isEmptyAnswer(value) || (traitsOf(field.type).value === 'several-options' && !field.required && Array.isArray(value))

/**
 * Judges one answer, in the browser as advice and on the server for good.
 * @param value the answer as it came; nothing is assumed of its type
 * @returns the message to show, or undefined when the answer may stand
 */
export function validateAnswer(field: FormField, value: unknown): string | undefined {
  if (isEmptyAnswer(value)) return field.required ? `${field.label} cannot be empty` : undefined
  return RULES[field.type]?.(field, value)
}

/** An answer in a single line, without the spaces around it; undefined when it is none. */
const lineOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LINE_MAX ? value.trim() : undefined

const ofLine =
  (fits: (line: string) => boolean, message: string): Rule =>
  (_, value) => {
    const line = lineOf(value)
    return line !== undefined && fits(line) ? undefined : message
  }

const numberProblem: Rule = ({ validation }, value) => {
  const isTooLong = typeof value === 'string' && value.length > LINE_MAX
  if (isTooLong || !isNumeric(value)) return 'Please provide a valid number'
  const [number, min, max] = [Number(value), toNumber(validation?.min), toNumber(validation?.max)]
  if (min !== undefined && number < min) return `Number must be at least ${min}`
  return max !== undefined && number > max ? `Number must be at most ${max}` : undefined
}

const EXTENSION = /\s*(?:ext(?:ension|\.)?|x|#)\s*\d{1,7}$/i
const PHONE = /^[\d\s()+./\-\u2010-\u2013]+$/

/** An extension is kept with the number, and its digits do not count. */
function isPhone(line: string): boolean {
  const number = line.slice(0, 100).replace(EXTENSION, '')
  const digits = number.replace(/\D/g, '').length
  return line.length <= 100 && PHONE.test(number) && digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX
}

/** Other schemes, `javascript:` above all, are no addresses to show to an owner. */
const isWebAddress = (line: string): boolean => /^https?:\/\/[^\s\\]+$/i.test(line) && URL.canParse(line)

/** A day that the calendar has: the round trip refuses 30 February. */
function isDay(line: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(line)) return false
  const day = new Date(`${line}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(line)
}

const choiceProblem: Rule = (field, value) => {
  if (isOtherAnswer(value)) return otherProblem(field, value)
  return offers(field, value) ? undefined : 'Please select a valid option'
}

const choicesProblem: Rule = (field, value) => {
  if (!Array.isArray(value)) return 'Checkbox value must be an array'
  const [others, options] = [value.filter(isOtherAnswer), value.filter((choice) => !isOtherAnswer(choice))]
  const valid =
    others.length < 2 && new Set(options).size === options.length && options.every((choice) => offers(field, choice))
  if (valid && others[0]) return otherProblem(field, others[0])
  return valid ? undefined : 'Please select only valid options'
}

const ratingProblem: Rule = (field, value) => {
  const { min, max } = scaleOf(field)
  const fits = Number.isInteger(value) && Number(value) >= min && Number(value) <= max
  return fits ? undefined : `Please choose a number from ${min} to ${max}`
}

function fileAnswerProblem(field: FormField, value: unknown): string | undefined {
  const problem = fileProblem(value)
  return problem === undefined && isFileAnswer(value) ? typeJudge()?.(field, value) : problem
}

const RULES: Record<FieldType, Rule> = {
  text: textProblem,
  textarea: textProblem,
  number: numberProblem,
  email: ofLine(isEmail, 'Please provide a valid email address'),
  url: ofLine(isWebAddress, 'Please provide a valid URL'),
  tel: ofLine(isPhone, 'Please provide a valid phone number'),
  date: ofLine(isDay, 'Please provide a valid date'),
  select: choiceProblem,
  radio: choiceProblem,
  checkbox: choicesProblem,
  rating: ratingProblem,
  consent: (_, value) => (value === true ? undefined : 'Please tick the box or leave it empty'),
  file: fileAnswerProblem,
}
