import { DEFAULT_THEME, THEME_KEY } from '../../rules/limits.ts'

const keptTheme = (): string => {
  try {
    return localStorage.getItem(THEME_KEY) ?? DEFAULT_THEME
  } catch {
    return DEFAULT_THEME
  }
}

/** Before anything is rendered. The signed-in app has a script of its own for it: here each request counts. */
export function applyTheme(): void {
  const kept = keptTheme()
  const isDark = kept === 'dark' || (kept === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const theme = isDark ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = theme
  document.documentElement.className = theme
}
