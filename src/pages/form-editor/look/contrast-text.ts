import { accentsOf, type Shade } from '../../../../rules/appearance/accents.ts'
import { contrastOf } from '../../../../rules/appearance/oklch.ts'
import { lookTexts as texts } from './texts.ts'

/** What the page makes of an owner's colour, as a sentence. */
export function contrastText(color: string | undefined, shades: readonly Shade[]): string {
  if (color === undefined) return texts.standard
  const accents = accentsOf(color)
  const fills = shades.map((shade) => accents[shade]['accent-fill'])
  const [first = '', second = first] = fills
  if (fills.every((fill) => fill === color.toLowerCase())) return texts.kept(lowestRatio(accents, shades))
  return first === second ? texts.adjusted(first) : texts.adjustedBoth(first, second)
}

/** Rounded down, so that it never promises more than there is. */
function lowestRatio(accents: ReturnType<typeof accentsOf>, shades: readonly Shade[]): string {
  const ratios = shades.map((shade) => contrastOf(accents[shade]['accent-fill'], accents[shade]['on-accent']))
  return (Math.floor(Math.min(...ratios) * 10) / 10).toFixed(1)
}
