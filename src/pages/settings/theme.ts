import { DEFAULT_THEME, THEME_KEY } from '../../../rules/limits.ts'
import { save, readSaved } from '../../transport/device-storage.ts'

export const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

/** The saved choice; anything else is the default. */
export const readTheme = (): Theme => themes.find((theme) => theme === readSaved(THEME_KEY)) ?? DEFAULT_THEME

/** `theme.js` sets the theme at load, and again on this event, whether or not the choice could be saved. */
export function saveTheme(theme: Theme): void {
  save(THEME_KEY, theme)
  document.dispatchEvent(new CustomEvent('theme.changed', { detail: theme }))
}
