import type { FormAppearance } from '../../../../contract/types.gen.ts'
import type { Shade } from '../../../../rules/appearance/accents.ts'

/** The fill of the page's standard colour, which carries white text. */
export const STANDARD_COLOR = '#00796b'

/** The themes in which people may see the form. */
export const shadesOf = ({ theme = 'light' }: FormAppearance): Shade[] =>
  theme === 'system' ? ['light', 'dark'] : [theme]
