import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { validateAnswer } from '../../../rules/answers.ts'
import { readTranscript } from '../../../rules/transcript/index.ts'
import { aField } from '../../support/builders.ts'

const read = (field: FormField, heard: string, locale = 'en-US') =>
  readTranscript(field, heard, { today: '2026-11-22', locale })

const stars = aField({ type: 'rating', label: 'How was your stay?' })
const ten = aField({ type: 'rating', label: 'How was your stay?', validation: { max: 10 } })
const nps = aField({
  type: 'rating',
  label: 'How likely are you to recommend us?',
  validation: { min: 0, max: 10 },
  scaleLabels: { min: 'Not at all likely', max: 'Extremely likely' },
})

describe('A rating that is spoken', () => {
  it.each([
    ['four', stars, 4],
    ['four stars', stars, 4],
    ['4 stars please', stars, 4],
    ["I'd say four", stars, 4],
    ['four out of five', stars, 4],
    ['4/5', stars, 4],
    ['the highest', stars, 5],
    ['full marks', stars, 5],
    ['the lowest', stars, 1],
    ['eight out of ten', ten, 8],
    ['ten', ten, 10],
    ['an eight', ten, 8],
    ['ten out of ten', ten, 10],
    ['zero', nps, 0],
    ['nine', nps, 9],
    ['extremely likely', nps, 10],
    ['Not at all likely.', nps, 0],
  ])('%s', (heard, field, value) => expect(read(field, heard)).toEqual({ value, isSure: true }))

  it.each([
    ['cuatro estrellas', stars, 4],
    ['cuatro', stars, 4],
    ['un ocho', ten, 8],
    ['le doy un ocho', ten, 8],
    ['ocho sobre diez', ten, 8],
    ['ocho de diez', ten, 8],
    ['diez', ten, 10],
    ['la máxima', ten, 10],
    ['la puntuación más alta', ten, 10],
    ['la nota mínima', ten, 1],
    ['cero', nps, 0],
  ])('in Spanish: %s', (heard, field, value) => expect(read(field, heard, 'es-ES')).toEqual({ value, isSure: true }))

  // Not in the table, from which the classifier would learn that these are no answers where ten are asked for.
  it.each([
    ['eight out of ten', stars, 4],
    ["I'd give it eight out of ten, lovely place", stars, 4],
    ['sixteen out of twenty', stars, 4],
    ['ten out of ten from me', stars, 5],
    ['80 out of 100', stars, 4],
    ['four out of five', ten, 8],
  ])('is proposed on the scale that is asked for: %s', (heard, field, value) =>
    expect(read(field, heard)).toMatchObject({ value, isSure: false }),
  )

  it.each([
    ['three out of ten', stars],
    ['nine out of ten', stars],
    ['twelve out of ten', stars],
    ['zero out of ten', stars],
    ['two out of seven', stars],
    ['three or four', stars],
    ['four and a half', stars],
    ['not four', stars],
    ['no idea', stars],
  ])('is not converted or guessed: "%s" is asked again', (heard, field) =>
    expect(read(field, heard)?.isSure ? read(field, heard) : undefined).toBeUndefined(),
  )

  it('beyond the scale is refused with its numbers', () => {
    const value = read(stars, 'eight out of five')?.value
    expect(value).toBe(8)
    expect(validateAnswer(stars, value)).toBe('Please choose a number from 1 to 5')
  })
})

const consent = aField({ type: 'consent', label: 'I agree that my answers are stored.' })

describe('A consent that is spoken', () => {
  it.each([
    ['yes', 'en-US'],
    ['Yes, I agree.', 'en-US'],
    ['I agree', 'en-US'],
    ['sí', 'es-ES'],
    ['de acuerdo', 'es-ES'],
  ])('is given by a plain yes, and always confirmed: %s', (heard, locale) =>
    expect(read(consent, heard, locale)).toEqual({ value: true, isSure: false }),
  )

  it.each([
    ['no', 'en-US'],
    ['No thanks', 'en-US'],
    ['no', 'es-ES'],
  ])('is not given by a no: %s', (heard, locale) => expect(read(consent, heard, locale)?.value).toBe(''))

  it.each(['maybe', 'yes if it is free', 'yes and no', 'what does it mean', 'I guess', 'blue', 'yes but not my name'])(
    'is not given by anything else: %s',
    (heard) => expect(read(consent, heard)?.value).not.toBe(true),
  )
})

const options = [
  { label: 'Web search', value: 'web' },
  { label: 'Newspaper', value: 'news' },
  { label: 'Other', value: 'other', isOther: true },
]
const source = aField({ type: 'radio', label: 'How did you find us?', options })
const sources = aField({ type: 'checkbox', label: 'How did you find us?', options })

describe('Own words in the place of an option', () => {
  it.each([
    ['other, a friend told me', { other: 'a friend told me' }, true],
    ['Other: a friend told me.', { other: 'a friend told me' }, true],
    ['Other', { other: '' }, true],
    ['web search', 'web', true],
    ['the newspaper', 'news', true],
    ['A friend told me.', { other: 'A friend told me' }, false],
  ])('of one choice: "%s"', (heard, value, isSure) => expect(read(source, heard)).toMatchObject({ value, isSure }))

  it.each([
    ['web search and other, a friend told me', ['web', { other: 'a friend told me' }], true],
    ['other, a friend told me', [{ other: 'a friend told me' }], true],
    ['web search and newspaper', ['web', 'news'], true],
    ['a friend told me', [{ other: 'a friend told me' }], false],
  ])('of several choices: "%s"', (heard, value, isSure) =>
    expect(read(sources, heard)).toMatchObject({ value, isSure }),
  )

  it.each(['um', '...', 'what do you mean?'])('are not made of "%s"', (heard) =>
    expect(read(source, heard)).toBeUndefined(),
  )

  it('are known by the label in every language', () => {
    const field = { ...source, options: options.with(2, { label: 'Otro', value: 'otro', isOther: true }) }
    expect(read(field, 'otro, me lo dijo un amigo', 'es-ES')?.value).toEqual({ other: 'me lo dijo un amigo' })
    expect(read(field, 'un cartel en la calle', 'es-ES')).toMatchObject({
      value: { other: 'un cartel en la calle' },
      isSure: false,
    })
  })

  it('are asked for by name where they are missing', () => {
    expect(validateAnswer(source, { other: '' })).toBe('Please say what “Other” is')
    expect(validateAnswer(sources, ['web', { other: ' ' }])).toBe('Please say what “Other” is')
    expect(validateAnswer(sources, ['web', { other: 'A friend' }])).toBeUndefined()
  })
})
