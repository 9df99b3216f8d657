import { DEFAULT_THEME, THEME_KEY } from '../../../rules/limits.ts'

const savedTheme = (): string => {
  try {
    return localStorage.getItem(THEME_KEY) ?? DEFAULT_THEME
  } catch {
    return DEFAULT_THEME
  }
}

/**
 * Before anything is rendered: what the owner of the form chose, which the server writes into the page, else what was
 * chosen on this device. The signed-in app has a script of its own for it: here each request counts.
 */
export function applyTheme(): void {
  const root = document.documentElement
  const chosen = root.dataset['formTheme'] ?? savedTheme()
  const device = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const theme = chosen === 'dark' || (chosen === 'system' && device.matches) ? 'dark' : 'light'
    root.dataset['theme'] = theme
    root.className = theme
  }
  apply()
  if (chosen === 'system') device.addEventListener('change', apply)
}
