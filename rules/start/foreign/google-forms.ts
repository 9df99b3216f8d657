import { isRecord, recordsIn, textIn } from '../shapes.ts'
import type { ImportedForm, RefusedForm } from '../portable.ts'
import { fileQuestion } from './accepted-types.ts'
import { type Asked, choiceOf, imported, numberIn, type Question, scaleOf } from './question.ts'

type Part = Record<string, unknown>
const partOf = (part: Part, key: string): Part | undefined => (isRecord(part[key]) ? part[key] : undefined)

/** Whether a file is what the API of Google Forms gives for a form. */
export const isGoogleForm = (file: unknown): boolean =>
  isRecord(file) && isRecord(file['info']) && Array.isArray(file['items'])

export function readGoogleForm(file: Part): ImportedForm | RefusedForm {
  const info = partOf(file, 'info') ?? {}
  const items = recordsIn(file['items'])
  const quiz = partOf(partOf(file, 'settings') ?? {}, 'quizSettings')
  const left = [
    ...(items.some((item) => isRecord(item['pageBreakItem']))
      ? ['Sections: the questions follow each other without them, and jumps between sections are gone']
      : []),
    ...(quiz?.['isQuiz'] === true ? ['Right answers and points of the quiz are not carried over'] : []),
  ]
  const asked = items.filter((item) => !isRecord(item['pageBreakItem'])).map(askedIn)
  return imported(textIn(info['title']) || textIn(info['documentTitle']), textIn(info['description']), asked, left)
}

function askedIn(item: Part): Asked {
  const question = partOf(partOf(item, 'questionItem') ?? {}, 'question')
  return {
    label: textIn(item['title']),
    description: textIn(item['description']),
    required: question?.['required'] === true,
    question: question ? questionIn(question) : `${kindOf(item)} left out`,
  }
}

const KINDS: Readonly<Record<string, string>> = {
  textItem: 'a text without a question is',
  imageItem: 'an image is',
  videoItem: 'a video is',
  questionGroupItem: 'a grid of questions is',
}

const kindOf = (item: Part): string =>
  KINDS[Object.keys(KINDS).find((key) => key in item) ?? ''] ?? 'a part of this kind is'

function questionIn(question: Part): Question {
  const [choice, text, scale] = [
    partOf(question, 'choiceQuestion'),
    partOf(question, 'textQuestion'),
    partOf(question, 'scaleQuestion'),
  ]
  if (choice) return choiceIn(choice)
  if (text) return { field: { type: text['paragraph'] === true ? 'textarea' : 'text' } }
  if (scale)
    return scaleOf(
      numberIn(scale['low'], 1),
      numberIn(scale['high'], 5),
      textIn(scale['lowLabel']),
      textIn(scale['highLabel']),
    )
  const rating = partOf(question, 'ratingQuestion')
  if (rating) return scaleOf(1, numberIn(rating['ratingScaleLevel'], 5))
  const date = partOf(question, 'dateQuestion')
  if (date)
    return { field: { type: 'date' }, ...(date['includeTime'] === true && { left: ['the time of day is not asked'] }) }
  if ('timeQuestion' in question) return { field: { type: 'text' }, left: ['the time became a text'] }
  const upload = partOf(question, 'fileUploadQuestion')
  if (upload) return fileQuestion(upload['types'])
  return 'a question of this kind is left out'
}

const TYPES: Readonly<Record<string, 'radio' | 'checkbox' | 'select'>> = {
  RADIO: 'radio',
  CHECKBOX: 'checkbox',
  DROP_DOWN: 'select',
}

function choiceIn(choice: Part): Question {
  const options = recordsIn(choice['options'])
  const labels = options.filter(({ isOther }) => isOther !== true).map(({ value }) => textIn(value))
  const other = options.some(({ isOther }) => isOther === true) ? 'Other' : undefined
  const jumps = options.some((option) => 'goToAction' in option || 'goToSectionId' in option)
  const left = [
    ...(jumps ? ['where its options lead is not carried over'] : []),
    ...(choice['shuffle'] === true ? ['its options keep their order'] : []),
    ...(options.some((option) => 'image' in option) ? ['the images of its options are left out'] : []),
  ]
  return { field: choiceOf(TYPES[textIn(choice['type'])] ?? 'radio', labels, other), left }
}
