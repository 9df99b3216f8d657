import type { PublicForm } from '../../../../contract/types.gen.ts'
import { styleSheetOf } from '../../../../rules/appearance/style-sheet.ts'
import { metadataOf } from '../../../../rules/fields.ts'

/** The look that the owner chose, which a page that asks for a password does not bring. */
export function wear(form: PublicForm): void {
  const { appearance } = metadataOf(form)
  if (!appearance) return
  const look = new CSSStyleSheet()
  look.replaceSync(styleSheetOf(appearance))
  document.adoptedStyleSheets = [look]
  if (!appearance.theme) return
  const isDark = appearance.theme === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches
  const root = document.documentElement
  root.dataset['formTheme'] = appearance.theme
  root.dataset['theme'] = isDark && appearance.theme !== 'light' ? 'dark' : 'light'
  root.className = root.dataset['theme']
}
