import type { FormField } from '../../../../contract/types.gen.ts'
import type { Edit } from '../use-editor.ts'

/** What the card of a field and its parts work with. */
export interface FieldCardProps {
  field: FormField
  /** The label as the owner reads it, with the names of the answers that it refers to. */
  shownLabel: string
  /** All fields of the form, for the card that is open. */
  fields: FormField[] | undefined
  /** Of what the visitor reads, as BCP 47. */
  language: string
  index: number
  isLast: boolean
  isOpen: boolean
  /** Where answers are stored already: under which name, and for which options. */
  stored: FormField | undefined
  /** A save was refused: what is wrong is said where it is. */
  isRefused: boolean
  edit: Edit
  open: (fieldId: string | undefined) => void
  onRemove: (field: FormField, index: number) => void
  onDuplicate: (fieldId: string) => void
}
