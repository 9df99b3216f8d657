import type { FormField } from '../../../../contract/types.gen.ts'

/** What the settings of one field work with. */
export interface SettingsProps {
  field: FormField
  language: string
  /** @param setting of a text that is written key by key */
  onChange: (part: Partial<FormField>, setting?: string) => void
}
