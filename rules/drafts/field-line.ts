import type { FieldType } from '../../contract/types.gen.ts'
import { takesOptions, takesTextLimits, traitsOf } from '../field-types.ts'
import { isScale } from '../answers/scale.ts'
import { type NewField, optionsFrom } from './edits.ts'

/** What owners call the types when they write a field as one line. */
const TYPE_WORDS: Readonly<Record<string, FieldType>> = {
  text: 'text',
  'short text': 'text',
  'long text': 'textarea',
  textarea: 'textarea',
  paragraph: 'textarea',
  number: 'number',
  email: 'email',
  'e-mail': 'email',
  url: 'url',
  link: 'url',
  phone: 'tel',
  telephone: 'tel',
  date: 'date',
  day: 'date',
  select: 'select',
  list: 'select',
  dropdown: 'select',
  radio: 'radio',
  choice: 'radio',
  checkbox: 'checkbox',
  checkboxes: 'checkbox',
  rating: 'rating',
  stars: 'rating',
  score: 'rating',
  consent: 'consent',
  file: 'file',
  upload: 'file',
}

const TYPE = Object.keys(TYPE_WORDS)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const NUMBER = String.raw`-?\d+(?:\.\d+)?`
const RANGE = String.raw`${NUMBER}\s*(?:-|–|\.\.|to)\s*${NUMBER}`

const REQUIRED = /\s*\*\s*$/
/** The question ends where it says so. */
const AFTER_THE_QUESTION = /^(?<label>.*?\S[?:])\s+(?<rest>.+)$/u
const TYPED = new RegExp(`^(?<type>${TYPE})(?:\\s*[:,]?\\s+(?<details>.+))?$`, 'iu')
/** Without a sign after the question its type must stand before limits, or it may be a part of the question. */
const LIMITED = new RegExp(String.raw`^(?<label>.*\S)\s+(?<type>${TYPE})\s+(?<details>${RANGE})$`, 'iu')
const LIMITS = new RegExp(String.raw`^(?<from>${NUMBER})\s*(?:-|–|\.\.|to)\s*(?<to>${NUMBER})$`, 'u')

/**
 * Reads a field that is written as one line: the question, its type, its limits or options, and `*` where it is required.
 * `How old are you? number 0-120 *` and `Colour? red, green, blue` say all of it; a line without a type is a text's label.
 */
export function readFieldLine(line: string): NewField {
  const required = REQUIRED.test(line)
  const text = line.replace(REQUIRED, '').trim()
  return { label: text, type: 'text', ...typedIn(text), required }
}

function typedIn(text: string): NewField | undefined {
  const { label, rest } = AFTER_THE_QUESTION.exec(text)?.groups ?? {}
  const settings = rest === undefined ? undefined : settingsOf(rest)
  if (label !== undefined && settings) return { label: label.replace(/:$/, ''), ...settings }
  const limited = LIMITED.exec(text)?.groups
  const ofType = limited && detailed(TYPE_WORDS[limited['type']?.toLowerCase() ?? ''], limited['details'])
  return ofType && { label: limited['label'] ?? '', ...ofType }
}

function settingsOf(rest: string): NewField | undefined {
  const typed = TYPED.exec(rest)?.groups
  if (typed) return detailed(TYPE_WORDS[typed['type']?.toLowerCase() ?? ''], typed['details'])
  if (LIMITS.test(rest)) return detailed('number', rest)
  return optionsIn(rest).length > 1 ? detailed('radio', rest) : undefined
}

/** A type with what stands behind it; nothing where it makes no sense, so that no word of a question is lost. */
function detailed(type: FieldType | undefined, details: string | undefined): NewField | undefined {
  if (!type) return undefined
  if (details === undefined) return { type }
  if (takesOptions(type)) return { type, options: optionsFrom(optionsIn(details)) }
  const { from, to } = LIMITS.exec(details)?.groups ?? {}
  if (from === undefined || to === undefined) return undefined
  if (traitsOf(type).value === 'scale' && !isScale({ min: Number(from), max: Number(to) })) return undefined
  if (['quantity', 'scale'].includes(traitsOf(type).value))
    return { type, validation: { min: Number(from), max: Number(to) } }
  if (takesTextLimits(type)) return { type, validation: { minLength: Number(from), maxLength: Number(to) } }
  return undefined
}

const optionsIn = (text: string): string[] =>
  text
    .split(/[,;|]/)
    .map((option) => option.trim())
    .filter(Boolean)
