import { DEFAULT_THEME, THEME_KEY } from '../../../rules/limits.ts'
import { keep, readKept } from '../../transport/device-storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The kept choice (specification, section 1); anything else is the default. */
export const readTheme = (): Theme => themes.find((theme) => theme === readKept(THEME_KEY)) ?? DEFAULT_THEME

/** `theme.js` sets the look at load, and hears this event to set it anew, whether or not the choice could be kept. */
export function keepTheme(theme: Theme): void {
  keep(THEME_KEY, theme)
  document.dispatchEvent(new CustomEvent('theme.changed', { detail: theme }))
}
