import { DEFAULT_THEME, THEME_KEY } from '../../rules/limits.ts'

const savedTheme = (): string => {
  try {
    return localStorage.getItem(THEME_KEY) ?? DEFAULT_THEME
  } catch {
    return DEFAULT_THEME
  }
}

/** Before anything is rendered. The signed-in app has a script of its own for it: here each request counts. */
export function applyTheme(): void {
  const saved = savedTheme()
  const isDark = saved === 'dark' || (saved === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const theme = isDark ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = theme
  document.documentElement.className = theme
}
