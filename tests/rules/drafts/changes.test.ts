import { describe, expect, it } from 'vitest'
import { answersAffected, changesOf, isUnchanged, type Written } from '../../../rules/drafts/changes.ts'
import { metadataOf } from '../../../rules/fields.ts'
import { aField } from '../../support/builders.ts'

const name = aField({ id: 'a', label: 'Name' })
const phone = aField({ id: 'b', label: 'Phone', type: 'tel' })
const color = aField({
  id: 'c',
  label: 'Color',
  type: 'radio',
  options: [
    { label: 'Red', value: 'red' },
    { label: 'Blue', value: 'blue' },
  ],
})
const form = (fields = [name, phone, color], changes: Partial<Written> = {}): Written => ({
  title: 'Feedback',
  structure: { fields },
  ...changes,
})
const said = (before: Written, after: Written) =>
  changesOf(before, after).fields.map(({ kind, label, parts }) => [kind, label, ...parts].join(' '))

describe('what an owner changed of a form', () => {
  it('is nothing where only empty texts, defaults and the order of keys differ', () => {
    const same = form([{ ...name, placeholder: '', required: false, validation: { min: null } }, phone, color], {
      description: '',
      is_active: true,
      structure: {
        fields: [{ ...name, placeholder: '', options: [], validation: { min: null } }, phone, color],
        metadata: metadataOf({}),
      },
    })
    expect(changesOf(form(undefined, { description: null }), same)).toEqual({ form: [], fields: [] })
    expect(isUnchanged(changesOf(form(), form()))).toBe(true)
  })

  it('is said of the form', () => {
    const metadata = { ...metadataOf({}), submitButtonText: 'Send', language: 'es-MX' }
    const after = form(undefined, {
      title: 'New',
      is_active: false,
      structure: { fields: [name, phone, color], metadata },
    })
    expect(changesOf(form(), after).form).toEqual(['title', 'is_active', 'submitButtonText', 'language'])
    expect(isUnchanged(changesOf(form(), after))).toBe(false)
  })

  it('is said of each field: added, removed, changed and moved', () => {
    const added = aField({ id: 'd', label: 'Age' })
    expect(said(form(), form([name, added, phone]))).toEqual(['added Age', 'removed Color'])
    const renamed = { ...name, label: 'Your name', required: true }
    expect(said(form(), form([renamed, phone, color]))).toEqual(['changed Your name label required'])
  })

  it('names the field that was moved, and not those that it passed', () => {
    expect(said(form(), form([color, name, phone]))).toEqual(['moved Color'])
    expect(said(form(), form([phone, name, color]))).toHaveLength(1)
    expect(said(form(), form([color, phone, name]))).toHaveLength(2)
  })

  it('names a removed or emptied label as it was', () => {
    expect(changesOf(form(), form([{ ...name, label: '' }, phone, color])).fields[0]?.label).toBe('Name')
  })
})

const affected = (after: Written) =>
  answersAffected(form(), after).map(({ kind, label, options }) => [kind, label, ...options].join(' '))

describe('what a change means for answers that were given', () => {
  it('is nothing where fields are added, moved or asked in other words', () => {
    expect(affected(form([color, { ...name, label: 'Your name' }, phone, aField({ id: 'd' })]))).toEqual([])
    expect(affected(form([name, phone, { ...color, type: 'select' }]))).toEqual([])
  })

  it('is said of fields that are gone, of another type, or without an option', () => {
    const [red] = color.options ?? []
    expect(
      affected(
        form([
          { ...name, type: 'number' },
          { ...color, options: red ? [red] : [] },
        ]),
      ),
    ).toEqual(['retyped Name', 'removed Phone', 'options Color Blue'])
  })
})
