import type { NewField } from '../../drafts/edits.ts'
import { isList, isRecord, recordsIn, textIn } from '../shapes.ts'
import type { ImportedForm, RefusedForm } from '../portable.ts'
import { fileQuestion } from './accepted-types.ts'
import { type Asked, choiceOf, imported, limitsIn, numberIn, type Question, scaleOf, yesNo } from './question.ts'

type Part = Record<string, unknown>
const partOf = (part: Part, key: string): Part => (isRecord(part[key]) ? part[key] : {})

/** Whether a file is a form as the API of Typeform gives it. */
export const isTypeform = (file: unknown): boolean =>
  isRecord(file) &&
  isList(file['fields']) &&
  recordsIn(file['fields']).some((field) => isRecord(field['properties']) || 'ref' in field)

export function readTypeform(file: Part): ImportedForm | RefusedForm {
  const left = [
    ...(recordsIn(file['logic']).length > 0 ? ['Logic jumps are not carried over: set them in the fields'] : []),
    ...(isList(file['hidden']) && file['hidden'].length > 0 ? ['Hidden fields are not carried over'] : []),
    ...(recordsIn(file['fields']).some(({ type }) => GROUPS.includes(textIn(type)))
      ? ['Groups: their questions follow each other without them']
      : []),
    ...(recordsIn(file['thankyou_screens']).length > 1 ? ['Several ends became one'] : []),
  ]
  const welcome = recordsIn(file['welcome_screens'])[0]
  const asked = fieldsIn(recordsIn(file['fields'])).map(askedIn)
  return imported(textIn(file['title']), textIn(welcome?.['title']), asked, left)
}

const GROUPS = ['group', 'contact_info']

const fieldsIn = (fields: Part[]): Part[] =>
  fields.flatMap((field) =>
    GROUPS.includes(textIn(field['type'])) ? fieldsIn(recordsIn(partOf(field, 'properties')['fields'])) : [field],
  )

/** What its texts repeat of an earlier answer. */
const REPEATED = /\s*\{\{[^}]*\}\}/gu

function askedIn(field: Part): Asked {
  const [title, properties] = [textIn(field['title']), partOf(field, 'properties')]
  const question = questionIn(field, properties, partOf(field, 'validations'))
  const left = [
    ...(title.search(REPEATED) < 0 ? [] : ['the earlier answer that it repeats is left out of its text']),
    ...(properties['randomize'] === true ? ['its options keep their order'] : []),
  ]
  return {
    label: title.replaceAll(REPEATED, '').replaceAll('*', '').trim(),
    description: textIn(properties['description']),
    required: partOf(field, 'validations')['required'] === true,
    question: typeof question === 'string' ? question : { ...question, left: [...(question.left ?? []), ...left] },
  }
}

const PLAIN: Readonly<Record<string, NewField['type']>> = {
  email: 'email',
  phone_number: 'tel',
  website: 'url',
  date: 'date',
  legal: 'consent',
}

function questionIn({ type: kind }: Part, properties: Part, validations: Part): Question {
  const plain = PLAIN[textIn(kind)]
  if (plain) return { field: { type: plain } }
  switch (kind) {
    case 'short_text':
      return { field: { type: 'text', ...limitsIn(validations, { maxLength: 'max_length' }) } }
    case 'long_text':
      return { field: { type: 'textarea', ...limitsIn(validations, { maxLength: 'max_length' }) } }
    case 'number':
      return { field: { type: 'number', ...limitsIn(validations, { min: 'min_value', max: 'max_value' }) } }
    case 'yes_no':
      return { field: yesNo() }
    case 'multiple_choice':
    case 'picture_choice':
    case 'dropdown':
      return choicesIn(textIn(kind), properties)
    case 'opinion_scale':
    case 'nps':
      return opinionIn(properties, kind === 'nps' ? 11 : 10)
    case 'rating':
      return scaleOf(1, numberIn(properties['steps'], 5))
    case 'file_upload':
      return fileQuestion(undefined)
    default:
      return `a part of the kind ${textIn(kind).replaceAll('_', ' ') || 'unknown'} is left out`
  }
}

function choicesIn(type: string, properties: Part): Question {
  const labels = recordsIn(properties['choices']).map(({ label }) => textIn(label))
  const several = properties['allow_multiple_selection'] === true
  const other = properties['allow_other_choice'] === true ? 'Other' : undefined
  const left = type === 'picture_choice' ? ['its pictures are left out'] : []
  return { field: choiceOf(type === 'dropdown' ? 'select' : several ? 'checkbox' : 'radio', labels, other), left }
}

/** Its steps begin with 0 unless it says otherwise. */
function opinionIn(properties: Part, steps: number): Question {
  const min = properties['start_at_one'] === true ? 1 : 0
  const labels = partOf(properties, 'labels')
  return scaleOf(min, min + numberIn(properties['steps'], steps) - 1, textIn(labels['left']), textIn(labels['right']))
}
