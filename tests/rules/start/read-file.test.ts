import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../../rules/fields.ts'
import { exportForm } from '../../../rules/start/portable.ts'
import { readFormFile } from '../../../rules/start/read-file.ts'
import { TEMPLATES } from '../../../rules/start/templates/index.ts'

const read = (file: unknown) => readFormFile(JSON.stringify(file))

function formIn(file: unknown) {
  const found = read(file)
  if (!('draft' in found)) throw new Error(found.problems.join('\n'))
  return { ...found, fields: fieldsOf(found.draft) }
}

const problemsIn = (file: unknown): string[] => {
  const found = read(file)
  return 'problems' in found ? found.problems : []
}

const exported = (changes: object) => ({ ...JSON.parse(exportForm(TEMPLATES['quiz']!())), ...changes })

const question = (title: string, kind: object, required = false) => ({
  title,
  questionItem: { question: { required, ...kind } },
})

const withImages = () => {
  const form = TEMPLATES['quiz']!()
  const logo = { id: 'a'.repeat(43), width: 1, height: 1 }
  const metadata = { ...form.structure!.metadata!, appearance: { color: '#ff0000', logo } }
  return { ...form, structure: { ...form.structure!, metadata } }
}

describe('A form that was exported', () => {
  it.each(Object.entries(TEMPLATES))('is the same when it is imported: %s', (_, make) => {
    const form = make()
    expect(readFormFile(exportForm(form))).toEqual({ draft: form, left: [], images: {} })
  })

  const image = { mediaType: 'image/png', data: 'iVBORw0KGgo=', alt: 'Our sign' }

  it('has the bytes of its images, and not their ids, which belong to an account', () => {
    const file = exportForm(withImages(), { logo: image })
    expect(JSON.parse(file).structure.metadata.appearance).toEqual({ color: '#ff0000' })
    const found = read(JSON.parse(file))
    expect(found).toMatchObject({ images: { logo: image } })
    expect(JSON.stringify(found)).not.toContain('a'.repeat(43))
  })

  it('shows no image of another account that its file names', () => {
    const named = { ...exported({}), structure: withImages().structure }
    expect(formIn(named).draft.structure?.metadata).toMatchObject({ appearance: { color: '#ff0000' } })
    expect(JSON.stringify(formIn(named))).not.toContain('a'.repeat(43))
  })

  it.each([
    ['no object', 7, 'images: must be an object'],
    ['no image', { logo: 'x' }, 'images.logo: must be an object'],
    ['no bytes', { logo: { ...image, data: 5 } }, 'images.logo.data: must be a text'],
    ['an empty text', { cover: { ...image, data: '' } }, 'images.cover.data: must be base64'],
    ['another text', { cover: { ...image, data: '<svg onload=x>' } }, 'images.cover.data: must be base64'],
    [
      'too many bytes',
      { logo: { ...image, data: 'AAAA'.repeat(180_000) } },
      'images.logo.data: must be no larger than',
    ],
    ['a drawing that may run', { logo: { ...image, mediaType: 'image/svg+xml' } }, 'images.logo.mediaType: must be'],
    ['a description that is none', { logo: { ...image, alt: 'a'.repeat(201) } }, 'images.logo.alt: must be a text'],
  ])('is refused with its place for images that are %s', (_, images, problem) =>
    expect(problemsIn(exported({ images }))).toEqual([expect.stringContaining(problem)]),
  )

  const field = { id: 'a', name: 'a', label: 'A', type: 'text' }
  const withFields = (...fields: unknown[]) => exported({ structure: { fields } })

  it.each([
    ['another version', exported({ version: 2 }), 'version: the file is of a newer Sayform'],
    ['no title', exported({ title: 7 }), 'title: must be a text'],
    ['no fields', exported({ structure: {} }), 'structure.fields: must be a list'],
    ['a field that is none', withFields(field, 'x'), 'structure.fields[1]: must be an object'],
    ['a field without a label', withFields({ ...field, label: 3 }), 'structure.fields[0].label: must be a text'],
    [
      'an unknown type',
      withFields({ ...field, type: 'slider' }),
      'structure.fields[0].type: "slider" is no type of field',
    ],
    [
      'an option that is none',
      withFields({ ...field, type: 'radio', options: [{ label: 'A', value: 'a' }, 'B'] }),
      'structure.fields[0].options[1]: must be an object',
    ],
    ['a name that two fields have', withFields(field, { ...field, id: 'b' }), 'Field names must be unique'],
    [
      'a scale that is none',
      withFields({ ...field, type: 'rating', validation: { max: 50 } }),
      'Field 1: A rating goes',
    ],
    ['conditions that are none', withFields(field, { ...field, id: 'b', name: 'b', visibleWhen: 5 }), ''],
  ])('is refused with its place for %s', (_, file, problem) =>
    expect(problemsIn(file)).toEqual(expect.arrayContaining([expect.stringContaining(problem)])),
  )
})

it.each(['', '{', '[]', '{}', 'null', '{"fields":3}', '"text"'])('%j is no form', (text) =>
  expect(readFormFile(text)).toEqual({ problems: [expect.stringMatching(/no JSON|no form/)] }),
)

it.each([
  ['{"title":\n  "Survey', 'The file is no JSON: line 2, column 10'],
  ['{"title": "Survey"', 'The file is no JSON: line 1, column 19'],
  ['', 'The file is no JSON: it ends too soon'],
])('a file that breaks off says where: %j', (text, problem) =>
  expect(readFormFile(text)).toEqual({ problems: [problem] }),
)

const leftOf = (file: object) => {
  const found = read(file)
  return 'left' in found ? found.left : found.problems
}

describe('What another product can do and this one cannot is said', () => {
  it('of Typeform', () =>
    expect(
      leftOf({
        title: 'Visit',
        fields: [
          {
            ref: 'a',
            type: 'multiple_choice',
            title: 'Day',
            properties: { randomize: true, choices: [{ label: 'A' }] },
          },
          { ref: 'b', type: 'short_text', title: 'Why on {{field:a}}?', properties: {} },
          { ref: 'c', type: 'group', properties: { fields: [{ ref: 'd', type: 'email', title: 'Mail' }] } },
        ],
      }),
    ).toEqual([
      '“Day”: its options keep their order',
      '“Why on?”: the earlier answer that it repeats is left out of its text',
      'Groups: their questions follow each other without them',
    ]))

  it('of Google Forms', () =>
    expect(
      leftOf({
        info: { title: 'Quiz' },
        settings: { quizSettings: { isQuiz: true } },
        items: [question('Day', { choiceQuestion: { type: 'RADIO', shuffle: true, options: [{ value: 'A' }] } })],
      }),
    ).toEqual(['“Day”: its options keep their order', 'Right answers and points of the quiz are not carried over']))

  it('of SurveyJS', () =>
    expect(
      leftOf({
        elements: [
          { type: 'checkbox', name: 'day', choices: ['A', 'B'], maxSelectedChoices: 1, choicesOrder: 'random' },
        ],
      }),
    ).toEqual([
      '“day”: how many of its choices may be taken is not carried over',
      '“day”: its options keep their order',
    ]))
})

const ofSayform = (acceptedTypes: unknown) => {
  const field = { id: 'a', name: 'a', label: 'Proof', type: 'file', validation: { acceptedTypes } }
  return exported({ structure: { fields: [field] } })
}
const ofGoogle = (...types: string[]) => ({
  info: { title: 'Claim' },
  items: [question('Proof', { fileUploadQuestion: { folderId: 'x', types } })],
})
const ofSurveyJs = (acceptedTypes?: unknown) => ({
  elements: [{ type: 'file', name: 'proof', title: 'Proof', acceptedTypes }],
})

describe('A limit to types of files', () => {
  const ONE_FILE = '“Proof”: one file only, of at most 512 KB'
  const ofTypeform = { title: 'Claim', fields: [{ ref: 'a', title: 'Proof', type: 'file_upload', properties: {} }] }

  it.each([
    ['Sayform', ofSayform(['image', 'pdf']), ['image', 'pdf'], []],
    ['Sayform without one', ofSayform(null), null, []],
    ['Google Forms', ofGoogle('PDF', 'IMAGE'), ['image', 'pdf'], [ONE_FILE]],
    ['Google Forms without one', ofGoogle('ANY'), undefined, [ONE_FILE]],
    [
      'Google Forms with a type that is not known here',
      ofGoogle('PDF', 'DRAWING'),
      undefined,
      [ONE_FILE, '“Proof”: its limit to PDF, DRAWING is not carried over'],
    ],
    ['SurveyJS', ofSurveyJs('image/*, application/pdf'), ['image', 'pdf'], [ONE_FILE]],
    [
      'SurveyJS with endings',
      ofSurveyJs('.png,.JPG,.docx'),
      ['image', 'document'],
      [ONE_FILE, '“Proof”: its limit to .png, .JPG, .docx became image, document'],
    ],
    [
      'SurveyJS with an ending that is not known here',
      ofSurveyJs('.pdf,.step'),
      undefined,
      [ONE_FILE, '“Proof”: its limit to .pdf, .step is not carried over'],
    ],
    ['SurveyJS with a limit that is none', ofSurveyJs(7), undefined, [ONE_FILE]],
    ['Typeform, which has none', ofTypeform, undefined, [ONE_FILE]],
  ])('comes along from %s', (_, file, acceptedTypes, notes) => {
    const { fields, left } = formIn(file)
    expect(fields[0]).toMatchObject({ type: 'file', label: 'Proof' })
    expect(fields[0]?.validation?.acceptedTypes).toEqual(acceptedTypes)
    expect(left).toEqual(notes)
  })

  it('is the same when it is exported and imported', () => {
    const { draft } = formIn(ofSayform(['image', 'pdf']))
    expect(readFormFile(exportForm(draft))).toEqual({ draft, left: [], images: {} })
  })

  it.each([[['exe']], [['pdf', 'pdf']], [[]], ['pdf']])('is refused with its place for %j', (types) =>
    expect(problemsIn(ofSayform(types))).toEqual([expect.stringMatching(/^Field 1: File types must be some of/)]),
  )
})

describe('A form of Google Forms', () => {
  const { draft, fields, left } = formIn({
    info: { title: 'Party', description: 'Come!' },
    items: [
      question('Your name', { textQuestion: {} }, true),
      question('A story', { textQuestion: { paragraph: true } }),
      question('Day', {
        choiceQuestion: { type: 'RADIO', options: [{ value: 'Friday' }, { value: 'Saturday' }, { isOther: true }] },
      }),
      question('Food', { choiceQuestion: { type: 'CHECKBOX', options: [{ value: 'Fish' }, { value: 'Meat' }] } }),
      { title: 'Part two', pageBreakItem: {} },
      question('Likely?', { scaleQuestion: { low: 0, high: 10, lowLabel: 'No', highLabel: 'Yes' } }),
      question('When?', { dateQuestion: { includeTime: true } }),
      { title: 'Look', imageItem: {} },
      { title: 'Grid', questionGroupItem: {} },
    ],
  })

  it('keeps its questions', () => {
    expect(draft).toMatchObject({ title: 'Party', description: 'Come!' })
    expect(fields.map(({ label, type, required }) => [label, type, required])).toEqual([
      ['Your name', 'text', true],
      ['A story', 'textarea', false],
      ['Day', 'radio', false],
      ['Food', 'checkbox', false],
      ['Likely?', 'rating', false],
      ['When?', 'date', false],
    ])
    expect(fields[2]?.options).toEqual([
      { label: 'Friday', value: 'friday' },
      { label: 'Saturday', value: 'saturday' },
      { label: 'Other', value: 'other', isOther: true },
    ])
    expect(fields[4]).toMatchObject({ validation: { min: 0, max: 10 }, scaleLabels: { min: 'No', max: 'Yes' } })
  })

  it('says what could not be carried over', () =>
    expect(left).toEqual([
      '“When?”: the time of day is not asked',
      '“Look”: an image is left out',
      '“Grid”: a grid of questions is left out',
      expect.stringContaining('Sections'),
    ]))
})

describe('A survey of SurveyJS', () => {
  const { fields, left } = formIn({
    title: { default: 'Survey', de: 'Umfrage' },
    pages: [
      {
        elements: [
          { type: 'text', name: 'age', title: 'Age', inputType: 'number', min: 0, max: 120, isRequired: true },
          { type: 'panel', elements: [{ type: 'comment', name: 'why' }] },
          { type: 'dropdown', name: 'city', choices: ['Rome', { value: 'par', text: 'Paris' }], showOtherItem: true },
        ],
      },
      {
        elements: [
          { type: 'boolean', name: 'ok', title: 'All well?', visibleIf: '{age} > 18' },
          { type: 'rating', name: 'stars', rateMax: 7 },
          { type: 'rating', name: 'percent', rateMin: 0, rateMax: 100 },
          { type: 'matrix', name: 'grid' },
        ],
      },
    ],
  })

  it('keeps its questions, those of panels too', () =>
    expect(fields.map(({ label, type, validation }) => [label, type, validation])).toEqual([
      ['Age', 'number', { min: 0, max: 120 }],
      ['why', 'textarea', undefined],
      ['city', 'select', undefined],
      ['All well?', 'radio', undefined],
      ['stars', 'rating', { min: 1, max: 7 }],
      ['percent', 'number', { min: 0, max: 100 }],
    ]))

  it('says what could not be carried over', () =>
    expect(left).toEqual([
      '“All well?”: its condition visibleIf ({age} > 18) is not carried over',
      '“percent”: the scale from 0 to 100 became a number',
      '“grid”: a part of the kind matrix is left out',
      expect.stringContaining('Pages'),
    ]))
})

describe('A form of Typeform', () => {
  const { draft, fields, left } = formIn({
    title: 'Hello',
    welcome_screens: [{ title: 'Welcome' }],
    logic: [{ ref: 'a' }],
    fields: [
      { ref: 'a', type: 'short_text', title: 'Your *name*', validations: { required: true, max_length: 40 } },
      { ref: 'b', type: 'nps', title: 'Recommend?', properties: { labels: { left: 'No', right: 'Yes' } } },
      { ref: 'c', type: 'opinion_scale', title: 'Mood', properties: { steps: 5, start_at_one: true } },
      {
        ref: 'd',
        type: 'multiple_choice',
        title: 'Fruit',
        properties: { choices: [{ label: 'Pear' }], allow_multiple_selection: true, allow_other_choice: true },
      },
      { ref: 'e', type: 'group', properties: { fields: [{ type: 'legal', title: 'Terms' }] } },
      { ref: 'f', type: 'payment', title: 'Pay' },
    ],
  })

  it('keeps its questions, those of groups too', () => {
    expect(draft).toMatchObject({ title: 'Hello', description: 'Welcome' })
    expect(fields.map(({ label, type }) => [label, type])).toEqual([
      ['Your name', 'text'],
      ['Recommend?', 'rating'],
      ['Mood', 'rating'],
      ['Fruit', 'checkbox'],
      ['Terms', 'consent'],
    ])
    expect(fields[1]).toMatchObject({ validation: { min: 0, max: 10 }, scaleLabels: { min: 'No', max: 'Yes' } })
    expect(fields[2]).toMatchObject({ validation: { min: 1, max: 5 } })
  })

  it('says what could not be carried over', () =>
    expect(left).toEqual([
      '“Pay”: a part of the kind payment is left out',
      expect.stringContaining('Logic jumps'),
      'Groups: their questions follow each other without them',
    ]))
})

it('a file without a question that can be asked is refused', () =>
  expect(problemsIn({ info: { title: 'T' }, items: [{ title: 'Look', imageItem: {} }] })).toEqual([
    'The file holds no question that could be carried over',
  ]))
