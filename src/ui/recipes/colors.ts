import { defineSemanticTokens, defineTokens } from '@pandacss/dev'

/** White on teal.500 is 3.7:1, so what carries text starts at teal.700 (5.3:1). The greys have a trace of teal. */
export const colors = defineTokens.colors({
  white: { value: '#ffffff' },
  /** On paper. */
  ink: { value: '#000000' },
  teal: {
    50: { value: '#e8f5f3' },
    100: { value: '#c9e9e4' },
    200: { value: '#93d5cb' },
    300: { value: '#4db6ac' },
    500: { value: '#009688' },
    700: { value: '#00796b' },
    800: { value: '#00685c' },
    900: { value: '#0f2f2b' },
    950: { value: '#00251f' },
  },
  grey: {
    50: { value: '#f6f9f8' },
    100: { value: '#edf2f1' },
    200: { value: '#dbe4e2' },
    300: { value: '#a5b5b1' },
    500: { value: '#70817d' },
    600: { value: '#51625e' },
    700: { value: '#2c3b38' },
    800: { value: '#1d2a28' },
    850: { value: '#141f1d' },
    900: { value: '#15211f' },
    950: { value: '#0c1413' },
  },
  red: {
    50: { value: '#fdf0ee' },
    300: { value: '#f2958e' },
    700: { value: '#b3261e' },
    800: { value: '#931c15' },
    950: { value: '#3a1917' },
  },
  amber: { 50: { value: '#fff5e5' }, 300: { value: '#efb765' }, 700: { value: '#855000' }, 950: { value: '#34260f' } },
  green: { 50: { value: '#eaf6ee' }, 300: { value: '#7ecb9b' }, 700: { value: '#1c6b3c' }, 950: { value: '#14301f' } },
})

const pair = (light: string, dark: string) => ({ value: { base: `{colors.${light}}`, _dark: `{colors.${dark}}` } })

/** The only colours that recipes use. `edge` is the outline of a control (3:1 at least), `border` only separates. */
export const semanticColors = defineSemanticTokens.colors({
  canvas: pair('grey.50', 'grey.950'),
  surface: pair('white', 'grey.850'),
  /** Below a picture that was drawn for paper. */
  plate: pair('white', 'grey.100'),
  subtle: pair('grey.100', 'grey.800'),
  text: pair('grey.900', 'grey.100'),
  muted: pair('grey.600', 'grey.300'),
  border: pair('grey.200', 'grey.700'),
  edge: pair('grey.500', 'grey.500'),
  accent: pair('teal.500', 'teal.300'),
  'accent-text': pair('teal.700', 'teal.200'),
  'accent-fill': pair('teal.700', 'teal.300'),
  'accent-fill-hover': pair('teal.800', 'teal.200'),
  'accent-subtle': pair('teal.50', 'teal.900'),
  'on-accent': pair('white', 'teal.950'),
  danger: pair('red.700', 'red.300'),
  'danger-fill': pair('red.700', 'red.300'),
  'danger-fill-hover': pair('red.800', 'red.300'),
  'danger-subtle': pair('red.50', 'red.950'),
  'on-danger': pair('white', 'red.950'),
  warning: pair('amber.700', 'amber.300'),
  'warning-subtle': pair('amber.50', 'amber.950'),
  success: pair('green.700', 'green.300'),
  'success-subtle': pair('green.50', 'green.950'),
  backdrop: { value: { base: 'rgb(12 20 19 / 0.45)', _dark: 'rgb(0 0 0 / 0.65)' } },
})
