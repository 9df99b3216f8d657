import type { NewField } from '../../drafts/edits.ts'
import { isList, isRecord, isText, recordsIn, textIn } from '../shapes.ts'
import type { ImportedForm, RefusedForm } from '../portable.ts'
import { fileQuestion } from './accepted-types.ts'
import { type Asked, choiceOf, imported, limitsIn, numberIn, type Question, scaleOf, yesNo } from './question.ts'

type Part = Record<string, unknown>

/** Whether a file is a survey as SurveyJS writes it. */
export const isSurveyJs = (file: unknown): boolean =>
  isRecord(file) && (isList(file['elements']) || recordsIn(file['pages']).some((page) => isList(page['elements'])))

export function readSurveyJs(file: Part): ImportedForm | RefusedForm {
  const pages = isList(file['pages']) ? recordsIn(file['pages']) : [file]
  const left = [
    ...(pages.length > 1 ? ['Pages: the questions follow each other without them'] : []),
    ...(recordsIn(file['triggers']).length > 0 ? ['Triggers are not carried over'] : []),
    ...(recordsIn(file['calculatedValues']).length > 0 ? ['Calculated values are not carried over'] : []),
  ]
  const asked = pages.flatMap((page) => elementsIn(page)).map(askedIn)
  return imported(localText(file['title']), localText(file['description']), asked, left)
}

const elementsIn = (part: Part): Part[] =>
  recordsIn(part['elements']).flatMap((element) => (element['type'] === 'panel' ? elementsIn(element) : [element]))

/** Texts may be given in several languages. */
const localText = (text: unknown): string =>
  isRecord(text) ? textIn(text['default'] ?? Object.values(text).find(isText)) : textIn(text)

const CONDITIONS = ['visibleIf', 'enableIf', 'requiredIf', 'setValueIf', 'resetValueIf']

function askedIn(element: Part): Asked {
  const question = questionIn(element)
  const conditions = CONDITIONS.filter((key) => textIn(element[key]) !== '')
  const left = conditions.map((key) => `its condition ${key} (${textIn(element[key])}) is not carried over`)
  return {
    label: localText(element['title']) || textIn(element['name']),
    description: localText(element['description']),
    required: element['isRequired'] === true,
    question: typeof question === 'string' ? question : { ...question, left: [...(question.left ?? []), ...left] },
  }
}

const INPUTS: Readonly<Record<string, NewField['type']>> = {
  text: 'text',
  number: 'number',
  range: 'number',
  email: 'email',
  tel: 'tel',
  url: 'url',
  date: 'date',
}

function questionIn(element: Part): Question {
  switch (element['type']) {
    case 'text':
      return lineIn(element)
    case 'comment':
      return { field: { type: 'textarea', ...limitsIn(element, { maxLength: 'maxLength' }) } }
    case 'radiogroup':
    case 'buttongroup':
      return choicesIn(element, 'radio')
    case 'dropdown':
      return choicesIn(element, 'select')
    case 'checkbox':
    case 'tagbox':
      return choicesIn(element, 'checkbox')
    case 'boolean':
      return { field: yesNo() }
    case 'rating':
      return ratingIn(element)
    case 'file':
      return fileQuestion(element['acceptedTypes'])
    default:
      return `a part of the kind ${textIn(element['type']) || 'unknown'} is left out`
  }
}

const RANGE = { min: 'min', max: 'max' }
const LIMITS: Readonly<Record<string, Readonly<Record<string, string>>>> = { number: RANGE, range: RANGE }
const LENGTH = { maxLength: 'maxLength' }

function lineIn(element: Part): Question {
  const kind = textIn(element['inputType']) || 'text'
  const type = INPUTS[kind]
  const left = type === undefined ? [`an input of the kind ${kind} became a text`] : []
  return { field: { type: type ?? 'text', ...limitsIn(element, LIMITS[kind] ?? LENGTH) }, left }
}

function choicesIn(element: Part, type: 'radio' | 'checkbox' | 'select'): Question {
  const choices = isList(element['choices']) ? element['choices'] : []
  const labels = choices.map((choice) =>
    isRecord(choice) ? localText(choice['text']) || String(choice['value'] ?? '') : String(choice),
  )
  const hasNone = element['showNoneItem'] === true || element['hasNone'] === true
  const hasOther = element['showOtherItem'] === true || element['hasOther'] === true
  const other = hasOther ? localText(element['otherText']) || 'Other' : undefined
  const left = [
    ...(isRecord(element['choicesByUrl']) ? ['choices from an address are not carried over'] : []),
    ...('minSelectedChoices' in element || 'maxSelectedChoices' in element
      ? ['how many of its choices may be taken is not carried over']
      : []),
    ...(textIn(element['choicesOrder']) === 'random' ? ['its options keep their order'] : []),
  ]
  return { field: choiceOf(type, [...labels, ...(hasNone ? ['None'] : [])], other), left }
}

function ratingIn(element: Part): Question {
  if (isList(element['rateValues']) && element['rateValues'].length > 0)
    return choicesIn({ ...element, choices: element['rateValues'] }, 'radio')
  const min = numberIn(element['rateMin'], 1)
  const max = numberIn(element['rateMax'], numberIn(element['rateCount'], 5) + min - 1)
  return scaleOf(min, max, localText(element['minRateDescription']), localText(element['maxRateDescription']))
}
