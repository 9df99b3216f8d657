import type { FormField } from '../../contract/types.gen.ts'
import type { FormDraft } from '../drafts.ts'
import { addField, addOther, type NewField, optionsFrom } from '../drafts/edits.ts'
import { metadataOf } from '../fields.ts'

/** A draft of these fields, each with a name made of its label; the ids are those of their places. */
export function draftOf(title: string, description: string, fields: readonly NewField[]): FormDraft {
  const empty: FormDraft = { title, description, structure: { fields: [], metadata: metadataOf({}) } }
  return fields.reduce((draft, field, index) => addField(draft, `q${index + 1}`, field), empty)
}

type Settings = Partial<Pick<FormField, 'description' | 'required' | 'validation' | 'scaleLabels' | 'placeholder'>>

export const ask = (type: FormField['type'], label: string, settings: Settings = {}): NewField => ({
  type,
  label,
  ...settings,
})

/** A choice of one of these options; one that ends with `…` takes own words. */
export const choose = (label: string, options: readonly string[], settings: Settings = {}): NewField => ({
  type: 'radio',
  label,
  options: withOwnWords(options),
  ...settings,
})

/** Likewise of any of them. */
export const tick = (label: string, options: readonly string[], settings: Settings = {}): NewField => ({
  ...choose(label, options, settings),
  type: 'checkbox',
})

function withOwnWords(labels: readonly string[]): NonNullable<FormField['options']> {
  const other = labels.find((label) => label.endsWith('…'))
  const options = optionsFrom(labels.filter((label) => label !== other))
  return other === undefined ? options : addOther(options, other.slice(0, -1))
}

export const REQUIRED = { required: true } as const
export const YES_NO = ['Yes', 'No'] as const
