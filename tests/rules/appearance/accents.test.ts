import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Accent, accentsOf, type Shade, SURFACES } from '../../../rules/appearance/accents.ts'
import { contrastOf, toOklch } from '../../../rules/appearance/oklch.ts'
import { colors, semanticColors } from '../../../src/ui/recipes/colors.ts'

const anyColor = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** Every pair of a text and what it stands on, and of an edge and what it stands out from. */
function pairsOf(accent: Accent, { canvas, surface, subtle, text }: Record<keyof (typeof SURFACES)['light'], string>) {
  const grounds = [canvas, surface, subtle, accent['accent-subtle']]
  return {
    texts: [
      ...grounds.map((ground) => [accent['accent-text'], ground] as const),
      [accent['on-accent'], accent['accent-fill']] as const,
      [accent['on-accent'], accent['accent-fill-hover']] as const,
      [text, accent['accent-subtle']] as const,
    ],
    edges: [
      ...grounds.map((ground) => [accent.accent, ground] as const),
      ...[canvas, surface, subtle].map((ground) => [accent['accent-fill'], ground] as const),
    ],
  }
}

const lowest = (pairs: (readonly [string, string])[]) =>
  Math.min(...pairs.map(([one, other]) => contrastOf(one, other)))

describe.each(['light', 'dark'] as Shade[])('an owner’s colour in the %s theme', (shade) => {
  it('is always readable: texts have 4.5:1, edges 3:1', () => {
    assert(
      property(anyColor, (color) => {
        const { texts, edges } = pairsOf(accentsOf(color)[shade], SURFACES[shade])
        expect(lowest(texts)).toBeGreaterThanOrEqual(4.5)
        expect(lowest(edges)).toBeGreaterThanOrEqual(3)
      }),
      {
        numRuns: 400,
        examples: ['#000000', '#ffffff', '#ffff00', '#0000ff', '#808080', '#00ff00'].map((one) => [one]),
      },
    )
  })

  it('keeps its hue', () => {
    for (const color of ['#e91e63', '#ffd600', '#0d47a1', '#8bc34a', '#009688']) {
      const turn = Math.abs(toOklch(color).h - toOklch(accentsOf(color)[shade]['accent-fill']).h)
      expect(Math.min(turn, 2 * Math.PI - turn)).toBeLessThan(0.12)
    }
  })

  it('changes visibly under a pointer', () => {
    assert(
      property(anyColor, (color) => {
        const accent = accentsOf(color)[shade]
        expect(accent['accent-fill-hover']).not.toBe(accent['accent-fill'])
      }),
      { numRuns: 200, examples: [['#000000'], ['#ffffff']] },
    )
  })
})

it('is left as it is where it can be read', () => {
  expect(accentsOf('#00695C').light['accent-fill']).toBe('#00695c')
  expect(accentsOf('#80cbc4').dark['accent-fill']).toBe('#80cbc4')
})

const valueOf = (name: string, key: 'base' | '_dark') => {
  const token = Reflect.get(semanticColors, name)?.value[key]
  const [, group = '', step = ''] = /^\{colors\.(\w+)\.?(\w*)\}$/.exec(token ?? '') ?? []
  const found = Reflect.get(colors, group)
  return (step ? found[step] : found).value
}

it('stands on the colours that the page has', () => {
  for (const [shade, key] of [
    ['light', 'base'],
    ['dark', '_dark'],
  ] as const)
    expect(Object.fromEntries(Object.keys(SURFACES[shade]).map((name) => [name, valueOf(name, key)]))).toEqual(
      SURFACES[shade],
    )
})

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
])('contrast of %s and %s is that of WCAG', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 2)
})
