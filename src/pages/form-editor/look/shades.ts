import type { FormAppearance } from '../../../../contract/types.gen.ts'
import type { Shade } from '../../../../rules/appearance/accents.ts'

/** The themes in which people may see the form. */
export const shadesOf = ({ theme = 'light' }: FormAppearance): Shade[] =>
  theme === 'system' ? ['light', 'dark'] : [theme]
