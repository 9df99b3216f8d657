import type { FormField } from '../../contract/types.gen.ts'
import { asQuoted, referencesIn, withReferences } from './references.ts'

/** A text of the form for its owner, who reads of which field an answer comes: "Thanks, {Your name}". */
export function forOwner(text: string, labelOf: (fieldId: string) => string | undefined): string {
  if (referencesIn(text).length === 0) return text
  return withReferences(text, (id) => {
    const label = labelOf(id)
    return label === undefined ? undefined : nameOf(id, label)
  })
}

const nameOf = (id: string, label: string): string => asQuoted(`{${withReferences(label, () => '…') || id}}`)

/** The fields as their owner reads them, in lists, figures and exports: what a label refers to is named by its label. */
export function fieldsForOwner(fields: FormField[]): FormField[] {
  if (!fields.some(({ label }) => label.includes('{{'))) return fields
  const names = new Map(fields.map(({ id, label }) => [id, nameOf(id, label)]))
  return fields.map((field) => ({ ...field, label: withReferences(field.label, (id) => names.get(id)) }))
}
