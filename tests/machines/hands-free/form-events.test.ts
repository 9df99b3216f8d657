import { describe, expect, it } from 'vitest'
import { formEventBetween } from '../../../machines/hands-free/form-events.ts'
import type { FormEvent, FormState } from '../../../machines/hands-free/types.ts'
import { formState } from './form-states.ts'

type Row = [FormEvent['type'], Partial<FormState>, Partial<FormState>]

const confirming = { stage: 'reviewing', sending: 'confirmation' } as const
const submitting = { stage: 'reviewing', sending: 'submitting' } as const
const broken = { stage: 'reviewing', sending: 'error' } as const
const sent = { stage: 'submitted', sending: 'success' } as const
const short = { problem: 'Too short' }

const formEventFrom = (before: Partial<FormState>, now: Partial<FormState>): FormEvent =>
  formEventBetween({ ...formState, ...before }, { ...formState, ...now })
const factTo = (type: FormEvent['type'], now: Partial<FormState>): FormEvent => ({
  type,
  formState: { ...formState, ...now },
})

describe('What happened to a question', () => {
  it.each<Row>([
    ['form.changed', {}, {}],
    ['form.changed', {}, { answer: 'A' }],
    ['form.changed', { answer: 'A' }, { answer: 'B' }],
    ['question.entered', {}, { index: 1 }],
    ['question.entered', { index: 1 }, { index: 0 }],
    ['answer.refused', {}, short],
    ['answer.refused', short, { problem: 'Too long' }],
    ['answer.refused', { ...short, answer: 'A' }, { ...short, answer: 'B' }],
    ['form.changed', { ...short, answer: 'A' }, { ...short, answer: 'A' }],
    ['form.changed', { ...short, answer: 'A' }, { answer: 'Ada' }],
    ['answer.refused', short, { ...short, isRefused: true }],
    ['form.changed', { ...short, isRefused: true }, { ...short, isRefused: true }],
    ['form.changed', { isRefused: true }, {}],
    ['advance.cancelled', { isAdvancing: true }, {}],
    ['form.changed', { isAdvancing: true }, { isAdvancing: true }],
    ['form.changed', {}, { isAdvancing: true }],
  ])('is %s from %j to %j', (type, before, now) => {
    expect(formEventFrom(before, now)).toEqual(factTo(type, now))
  })
})

describe('What happened to the sending', () => {
  it.each<Row>([
    ['review.opened', {}, confirming],
    ['review.closed', confirming, {}],
    ['review.closed', broken, {}],
    ['question.entered', confirming, { isChanging: true }],
    ['submission.begun', confirming, submitting],
    ['submission.begun', broken, submitting],
    ['form.changed', submitting, submitting],
    ['submission.accepted', submitting, sent],
    ['form.changed', sent, { ...sent, sending: undefined }],
    ['submission.failed', submitting, broken],
    ['form.changed', broken, confirming],
  ])('is %s from %j to %j', (type, before, now) => {
    expect(formEventFrom(before, now)).toEqual(factTo(type, now))
  })
})

describe('Of several things at once the weightiest counts:', () => {
  it.each<Row>([
    ['question.entered', { isAdvancing: true }, { index: 1 }],
    ['question.entered', {}, { index: 1, ...short }],
    ['answer.refused', { isAdvancing: true }, short],
    ['review.opened', {}, { ...confirming, index: 1 }],
    ['submission.begun', {}, { ...submitting, index: 1 }],
  ])('%s from %j to %j', (type, before, now) => {
    expect(formEventFrom(before, now)).toEqual(factTo(type, now))
  })
})
