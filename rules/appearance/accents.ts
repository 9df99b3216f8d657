import { contrastOf, toHex, toOklch } from './oklch.ts'

export type Shade = 'light' | 'dark'

/** The colours of a page on which an owner's colour stands, as `#rrggbb`. */
export const SURFACES = {
  light: { canvas: '#f6f9f8', surface: '#ffffff', subtle: '#edf2f1', text: '#15211f', muted: '#51625e' },
  dark: { canvas: '#0c1413', surface: '#141f1d', subtle: '#1d2a28', text: '#edf2f1', muted: '#a5b5b1' },
} as const satisfies Record<Shade, Record<string, string>>

/** The fill of the page's own colour, which carries white text. */
export const STANDARD_COLOR = '#00796b'

/** The steps of one colour in one theme, as `#rrggbb`. */
export interface Accent {
  /** Edges, progress, icons and the focus ring. */
  accent: string
  'accent-text': string
  /** Carries text in the colour of `on-accent`. */
  'accent-fill': string
  'accent-fill-hover': string
  /** A background that is tinted a little, with `accent-text` on it. */
  'accent-subtle': string
  'on-accent': string
}

export const TEXT_CONTRAST = 4.5
const EDGE_CONTRAST = 3
const STEP = 0.004
/** A colour of 8 bits a channel is not exactly the one that was calculated. */
const MARGIN = 0.02

type Demand = readonly [background: string, contrast: number]

const TONES = {
  light: { towards: -1, on: 1, subtle: 0.96, subtleChroma: 0.02, hover: -0.06 },
  dark: { towards: 1, on: 0.2, subtle: 0.29, subtleChroma: 0.03, hover: 0.06 },
} as const

/** The same hue with the nearest lightness that meets every demand; the colour itself where it does. */
function readable(color: string, towards: -1 | 1, demands: Demand[]): string {
  const meets = (hex: string, more = 0) =>
    demands.every(([background, least]) => contrastOf(hex, background) >= least + more)
  if (meets(color)) return color
  const base = toOklch(color)
  for (let l = base.l; l >= 0 && l <= 1; l += towards * STEP) {
    const hex = toHex({ ...base, l })
    if (meets(hex, MARGIN)) return hex
  }
  return towards < 0 ? '#000000' : '#ffffff'
}

const demand = (contrast: number, ...backgrounds: string[]): Demand[] =>
  backgrounds.map((background) => [background, contrast] as const)

/** A pointer over a button changes it visibly; nearly black gets lighter, and nearly white darker. */
function hoverOf(fill: string, step: number): string {
  const base = toOklch(fill)
  const hasRoom = base.l + step >= 0 && base.l + step <= 1
  return toHex({ ...base, l: base.l + (hasRoom ? step : -2 * step) })
}

function accentOf(color: string, shade: Shade): Accent {
  const { canvas, surface, subtle } = SURFACES[shade]
  const tone = TONES[shade]
  const base = toOklch(color)
  const tint = toHex({ ...base, l: tone.subtle, c: Math.min(base.c, tone.subtleChroma) })
  const on = toHex({ ...base, l: tone.on, c: Math.min(base.c, tone.subtleChroma) })
  const fill = readable(color, tone.towards, [
    ...demand(TEXT_CONTRAST, on),
    ...demand(EDGE_CONTRAST, canvas, surface, subtle),
  ])
  return {
    accent: readable(color, tone.towards, demand(EDGE_CONTRAST, canvas, surface, subtle, tint)),
    'accent-text': readable(color, tone.towards, demand(TEXT_CONTRAST, canvas, surface, subtle, tint)),
    'accent-fill': fill,
    'accent-fill-hover': hoverOf(fill, tone.hover),
    'accent-subtle': tint,
    'on-accent': on,
  }
}

/** A colour as `#rrggbb`, in any case. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/**
 * What the respondent's page makes of an owner's colour: every text on it or in it has at least 4.5:1, every edge 3:1.
 * @param color as `#rrggbb`
 */
export function accentsOf(color: string): Record<Shade, Accent> {
  const hex = color.toLowerCase()
  return { light: accentOf(hex, 'light'), dark: accentOf(hex, 'dark') }
}
