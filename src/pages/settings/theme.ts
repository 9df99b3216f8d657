import { DEFAULT_THEME, THEME_KEY } from '../../../rules/limits.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The kept choice (specification, section 1); anything else is the default. */
export const readTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? DEFAULT_THEME

/** `theme.js` sets the look at load, and hears this event to set it anew. */
export function keepTheme(theme: Theme): void {
  localStorage.setItem(THEME_KEY, theme)
  document.dispatchEvent(new Event('theme.changed'))
}
