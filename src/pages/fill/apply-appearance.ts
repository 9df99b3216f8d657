import { styleSheetOf } from '../../../rules/appearance/style-sheet.ts'
import { metadataOf, type Structured } from '../../../rules/fields.ts'
import { applyTheme } from './theme.ts'

const colours = new CSSStyleSheet()

/**
 * What the owner chose for a form, on a page that the server could not write it into.
 * @param theme where the owner chose none; what this device chose where it is left out
 */
export function applyAppearance(form: Structured, theme?: string): void {
  const { appearance = {} } = metadataOf(form)
  colours.replaceSync(styleSheetOf(appearance))
  document.adoptedStyleSheets = [colours]
  const chosen = appearance.theme ?? theme
  if (chosen !== undefined) document.documentElement.dataset['formTheme'] = chosen
  applyTheme()
}
