import type { FormAppearance } from '../../contract/types.gen.ts'
import { type Accent, accentsOf, isColor, type Shade, SURFACES } from './accents.ts'

const declared = (colors: Accent | Record<string, string>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--colors-${name}:${value}`)
    .join(';')

const DARK_DEVICE = '@media (prefers-color-scheme:dark)'

/** Until the page's script has set the theme, its first words already stand on the ground of the device's theme. */
const darkDevice = (accent: Accent | undefined): string =>
  `${DARK_DEVICE}{[data-form-theme=system]{color-scheme:dark;${declared({ ...SURFACES.dark, ...accent })}}}`

/**
 * The rules that an owner's look adds to the respondent's page; empty where nothing was chosen. They stand in no cascade
 * layer, so that they come before those of the page.
 */
export function styleSheetOf({ color, theme }: FormAppearance): string {
  const accents: Record<Shade, Accent> | undefined =
    color !== undefined && isColor(color) ? accentsOf(color) : undefined
  const own = accents ? `:root{${declared(accents.light)}}[data-theme=dark]{${declared(accents.dark)}}` : ''
  return theme === 'system' ? `${own}${darkDevice(accents?.dark)}` : own
}
