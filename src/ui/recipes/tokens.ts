import { defineSemanticTokens, defineTokens } from '@pandacss/dev'

const rem = (px: number) => ({ value: `${px / 16}rem` })

/** 16 px base, scale 1.2; radius 6/10/16; motion 150-200 ms ease-out. */
export const tokens = defineTokens({
  fonts: {
    sans: { value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif' },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.2rem' },
    xl: { value: '1.44rem' },
    '2xl': { value: '1.728rem' },
    '3xl': { value: '2.074rem' },
  },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 }, bold: { value: 700 } },
  lineHeights: { tight: { value: 1.25 }, snug: { value: 1.4 }, normal: { value: 1.55 } },
  radii: { sm: { value: '6px' }, md: { value: '10px' }, lg: { value: '16px' }, full: { value: '9999px' } },
  spacing: {
    0: { value: '0' },
    0.5: rem(2),
    1: rem(4),
    1.5: rem(6),
    2: rem(8),
    2.5: rem(10),
    3: rem(12),
    4: rem(16),
    5: rem(20),
    6: rem(24),
    8: rem(32),
    10: rem(40),
    12: rem(48),
    14: rem(56),
    16: rem(64),
    20: rem(80),
  },
  sizes: {
    1.5: rem(6),
    2: rem(8),
    4: rem(16),
    5: rem(20),
    6: rem(24),
    8: rem(32),
    9: rem(36),
    10: rem(40),
    11: rem(44),
    12: rem(48),
    14: rem(56),
    16: rem(64),
    full: { value: '100%' },
    column: rem(640),
    modal: rem(600),
    dialog: rem(480),
    menu: rem(240),
    page: rem(1120),
  },
  zIndex: { bar: { value: 10 }, float: { value: 20 }, modal: { value: 30 }, toast: { value: 40 } },
  durations: { fast: { value: '150ms' }, slow: { value: '200ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
})

/** One soft shadow, for floating parts. */
export const semanticShadows = defineSemanticTokens.shadows({
  float: {
    value: {
      base: '0 1px 2px rgb(12 32 28 / 0.06), 0 8px 28px rgb(12 32 28 / 0.12)',
      _dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 28px rgb(0 0 0 / 0.5)',
    },
  },
})
