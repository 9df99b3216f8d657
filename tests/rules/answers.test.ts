import { describe, expect, it } from 'vitest'
import type { FieldType } from '../../contract/types.gen.ts'
import { isAnswered, isEmptyAnswer, validateAnswer } from '../../rules/answers.ts'
import { FIELD_TYPES } from '../../rules/field-types.ts'
import { LINE_MAX } from '../../rules/limits.ts'
import { aField, aFile, someOptions } from '../support/builders.ts'
import { judge } from './answers/support.ts'

/** One answer of each type that may stand. */
const RIGHT: Record<FieldType, unknown> = {
  text: 'Ada',
  textarea: 'Two\nlines',
  number: 42,
  email: 'ada@example.com',
  url: 'https://example.com',
  tel: '(555) 123-4567',
  date: '2026-02-28',
  select: 'red',
  radio: 'green',
  checkbox: ['red', 'light_blue'],
  rating: 4,
  consent: true,
  file: aFile(),
}

describe('every type of field', () => {
  it.each(FIELD_TYPES)('%s takes a right answer, required or not', (type) => {
    expect(validateAnswer(aField({ type, required: true }), RIGHT[type])).toBeUndefined()
    expect(validateAnswer(aField({ type }), RIGHT[type])).toBeUndefined()
  })

  const nothing = ['', '   ', '\n\t', [], null, undefined]

  it.each(FIELD_TYPES.flatMap((type) => nothing.map((value) => ({ type, value }))))(
    'a required $type cannot be empty, an optional one can: $value',
    ({ type, value }) => {
      expect(validateAnswer(aField({ type, label: 'Age', required: true }), value)).toBe('Age cannot be empty')
      expect(validateAnswer(aField({ type, label: 'Age' }), value)).toBeUndefined()
    },
  )

  const hostile = [{}, { __proto__: null }, [[]], [{}], { length: 3 }, true, false, Number.NaN, Infinity, () => 'red']

  const refused = FIELD_TYPES.flatMap((type) => hostile.map((value) => ({ type, value })))

  it.each(refused.filter(({ type, value }) => type !== 'consent' || value !== true))(
    'a $type refuses what no control gives: $value',
    ({ type, value }) => {
      expect(judge(type, value)).toEqual(expect.any(String))
    },
  )

  it.each(FIELD_TYPES.filter((type) => type !== 'checkbox'))('a %s refuses a list', (type) => {
    expect(judge(type, ['red'])).toEqual(expect.any(String))
  })

  it.each(FIELD_TYPES.filter((type) => type !== 'number' && type !== 'rating'))('a %s refuses a number', (type) => {
    expect(judge(type, 5)).toEqual(expect.any(String))
  })

  it.each(FIELD_TYPES)('a %s answers a megabyte of text within a blink', (type) => {
    const started = performance.now()
    for (const text of ['a', '1', '@', '.', ' 1', 'a@a.', 'https://a'].map((part) =>
      part.repeat(1_000_000 / part.length),
    ))
      expect(judge(type, text)).toEqual(expect.any(String))
    expect(performance.now() - started).toBeLessThan(3000)
  })
})

describe('an answer that is none', () => {
  it('is a file without bytes, and nothing else that has a size', () => {
    expect(isEmptyAnswer({ size: 0, data: '' })).toBe(true)
    const others = [{ size: 0, data: 'AA==' }, { size: 2, data: '' }, { size: 0 }, { data: '' }, {}, 0, false]
    expect(others.filter(isEmptyAnswer)).toEqual([])
  })

  it('is an empty list, unless it says that none of the boxes is meant', () => {
    expect(isAnswered(aField({ type: 'checkbox' }), [])).toBe(true)
    expect(isAnswered(aField({ type: 'checkbox', required: true }), [])).toBe(false)
    expect(isAnswered(aField({ type: 'select' }), [])).toBe(false)
  })
})

const EMAIL = 'Please provide a valid email address'

describe('email', () => {
  it.each([
    'ada@example.com',
    ' ada@example.com ',
    'a.b+c_d-e@mail.example.co.uk',
    "o'brien@example.com",
    '用户@例子.广告',
    'x@xn--bcher-kva.xn--p1ai',
  ])('takes %j', (value) => expect(judge('email', value)).toBeUndefined())

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@exa mple.com',
    'a da@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example..com',
    'ada@example.com.',
    'ada@example.1',
    '<ada@example.com>',
    'Ada <ada@example.com>',
    'ada@example.com, bob@example.com',
    'ada@example.com\nBcc: all@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j', (value) => expect(judge('email', value)).toBe(EMAIL))
})

const NUMBER = 'Please provide a valid number'

describe('number', () => {
  it.each([0, -0, 3.5, -4, 1e300, '0', '42', ' 42 ', '-4.5', '+7', '.5', '5.', '1e3', '00012'])('takes %j', (value) =>
    expect(judge('number', value)).toBeUndefined(),
  )

  it.each(['forty', '4 2', '1,5', '0x10', '1e', 'e5', '--1', '1e999', 'Infinity', 'NaN', '.', '-', '１２', '4px'])(
    'refuses %j',
    (value) => expect(judge('number', value)).toBe(NUMBER),
  )

  const limits = { min: 1, max: 10 }

  it.each([
    [0, 'Number must be at least 1'],
    ['0.99', 'Number must be at least 1'],
    [1, undefined],
    ['10', undefined],
    [9, undefined],
    [11, 'Number must be at most 10'],
    ['10.01', 'Number must be at most 10'],
  ])('from 1 to 10, %j gives %j', (value, message) => expect(judge('number', value, limits)).toBe(message))

  it('compares as numbers, not as texts', () =>
    expect(judge('number', '9', { min: 10 })).toBe('Number must be at least 10'))

  it('takes a limit of zero for a limit', () => {
    expect(judge('number', -1, { min: 0 })).toBe('Number must be at least 0')
    expect(judge('number', 1, { max: 0 })).toBe('Number must be at most 0')
  })

  it('knows no limit where it is null', () => expect(judge('number', 5, { min: null, max: null })).toBeUndefined())

  it(`may have ${LINE_MAX} characters`, () => {
    expect(validateAnswer(aField({ type: 'number' }), '1'.padStart(LINE_MAX, '0'))).toBeUndefined()
    expect(validateAnswer(aField({ type: 'number' }), '1'.padStart(LINE_MAX + 1, '0'))).toBeDefined()
  })
})

const PHONE = 'Please provide a valid phone number'

describe('tel', () => {
  it.each([
    '5551234567',
    '(555) 123-4567',
    '+49 30 1234 5678',
    '+44 (0)20 7946 0958',
    '555.123.4567',
    '555–123–4567',
    '(555) 123-4567 ext. 89',
    '555 123 4567 x1234567',
    '123456789012345',
  ])('takes %j', (value) => expect(judge('tel', value)).toBeUndefined())

  it.each([
    '555123456',
    '1234567890123456',
    'five five five',
    '555-CALL-NOW-1234',
    '+',
    '5551234567; drop',
    '555 123 456 x7890',
  ])('refuses %j: 10 to 15 digits', (value) => expect(judge('tel', value)).toBe(PHONE))

  it.each([
    '5551234567 ext 12',
    '5551234567 extension 12',
    '5551234567 ext. 12',
    '5551234567x1234567',
    '5551234567  #9',
  ])('keeps its extension: %s', (text) => {
    expect(validateAnswer(aField({ type: 'tel' }), text)).toBeUndefined()
  })

  it.each(['5551234567 ext 12345678', '5551234567 ext', '5551234567 ext 12 please', 'at 5551234567'])(
    'is not %s',
    (text) => {
      expect(validateAnswer(aField({ type: 'tel' }), text)).toBeDefined()
    },
  )
})

const URL_MESSAGE = 'Please provide a valid URL'

describe('url', () => {
  it.each(['https://example.com', 'http://localhost:8000/a?b=c#d', ' https://example.com ', 'HTTPS://EXAMPLE.COM/ä'])(
    'takes %j',
    (value) => expect(judge('url', value)).toBeUndefined(),
  )

  it.each([
    'example.com',
    'https://',
    'https:example.com',
    'https://exa mple.com',
    'https://a\nb.com',
    'ftp://example.com',
    'mailto:ada@example.com',
    'javascript:alert(1)',
    ' javascript:alert(1)//https://example.com',
    'data:text/html,<b>',
    'https://[::1',
    'https://example.com:99999',
    String.raw`https:\\example.com`,
    `https://example.com/${'a'.repeat(3000)}`,
  ])('refuses %j', (value) => expect(judge('url', value)).toBe(URL_MESSAGE))
})

// Of so many characters.
const website = (length: number) => 'https://example.com/'.padEnd(length, 'a')

const phone = (length: number) => '1234567890'.padEnd(length, '.')

describe('an answer in one line', () => {
  it(`is a web address of up to ${LINE_MAX} characters, or a telephone number of up to 100`, () => {
    expect(validateAnswer(aField({ type: 'url' }), website(LINE_MAX))).toBeUndefined()
    expect(validateAnswer(aField({ type: 'url' }), website(LINE_MAX + 1))).toBeDefined()
    expect(validateAnswer(aField({ type: 'tel' }), phone(100))).toBeUndefined()
    expect(validateAnswer(aField({ type: 'tel' }), phone(101))).toBeDefined()
  })
})

const DATE = 'Please provide a valid date'

describe('date', () => {
  it.each(['2026-01-01', '2024-02-29', '2000-02-29', '9999-12-31', '0001-01-01', ' 2026-12-31 '])('takes %j', (value) =>
    expect(judge('date', value)).toBeUndefined(),
  )

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '26-01-01',
    '2026-1-1',
    '01/02/2026',
    '2026-01-01T00:00:00Z',
    '+02026-01-01',
    'tomorrow',
  ])('refuses %j: it must be a day of the calendar', (value) => expect(judge('date', value)).toBe(DATE))

  it('takes every day of four years and no other', () => {
    const days = Array.from({ length: 1461 }, (_, day) =>
      new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10),
    )
    const spelled = [2023, 2024, 2025, 2026].flatMap((year) =>
      Array.from({ length: 12 * 31 }, (_, at) => [year, Math.floor(at / 31) + 1, (at % 31) + 1]).map((parts) =>
        parts.map((part) => String(part).padStart(2, '0')).join('-'),
      ),
    )
    expect(spelled.filter((day) => judge('date', day) === undefined)).toEqual(days)
  })
})

const OPTION = 'Please select a valid option'

describe.each(['select', 'radio'] as const)('%s', (type) => {
  it.each(someOptions)('takes the value $value', ({ value }) => expect(judge(type, value)).toBeUndefined())

  it.each(['Red', 'RED', 'blue', 'Light blue', '__proto__', 'constructor', 'toString', 'length', '0'])(
    'refuses %j: a label, another case, or what was not offered',
    (value) => expect(judge(type, value)).toBe(OPTION),
  )

  it.each([null, []])('offers nothing when its options are %j', (options) =>
    expect(validateAnswer(aField({ type, options }), 'red')).toBe(OPTION),
  )
})

const CHOICES = 'Please select only valid options'

const ARRAY = 'Checkbox value must be an array'

describe('checkbox', () => {
  it.each([[['red']], [['green', 'red']], [someOptions.map(({ value }) => value)]])('takes %j', (value) =>
    expect(judge('checkbox', value)).toBeUndefined(),
  )

  it.each(['red', 'red,green', 1, true, { 0: 'red' }])('must be an array: %j', (value) =>
    expect(judge('checkbox', value)).toBe(ARRAY),
  )

  it.each([[['Red']], [['red', 'blue']], [['red', 'red']], [['']], [[null]], [[['red']]], [['__proto__']]])(
    'refuses %j',
    (value) => expect(judge('checkbox', value)).toBe(CHOICES),
  )

  it('answers an optional field with none, and not a required one', () => {
    expect(isAnswered(aField({ type: 'checkbox' }), [])).toBe(true)
    expect(isAnswered(aField({ type: 'checkbox', required: true }), [])).toBe(false)
    expect(validateAnswer(aField({ type: 'checkbox', label: 'Colours', required: true }), [])).toBe(
      'Colours cannot be empty',
    )
  })
})

describe('the limits of another type', () => {
  it.each(['email', 'url', 'tel', 'date', 'select'] as const)('mean nothing to %s', (type) =>
    expect(
      judge(type, RIGHT[type], { minLength: 500, maxLength: 1, pattern: '^never$', min: 1, max: 0 }),
    ).toBeUndefined(),
  )
})
