import { defineRecipe } from '../define.ts'

export const heading = defineRecipe({
  className: 'heading',
  base: {
    fontWeight: 'semibold',
    lineHeight: 'tight',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: { base: '2xl', sm: '3xl' } },
    },
  },
})

export const text = defineRecipe({
  className: 'text',
  base: { maxWidth: '70ch', textWrap: 'pretty' },
  variants: {
    tone: {
      muted: { color: 'muted' },
      danger: { color: 'danger' },
      success: { color: 'success' },
      accent: { color: 'accent-text' },
    },
    size: {
      xs: { fontSize: 'xs', lineHeight: 'snug' },
      sm: { fontSize: 'sm', lineHeight: 'snug' },
      lg: { fontSize: 'lg' },
    },
    weight: { medium: { fontWeight: 'medium' }, semibold: { fontWeight: 'semibold' } },
    /** What somebody wrote, which may be of any length, beside what has to stay in sight. */
    clamped: { true: { lineClamp: '3', overflowWrap: 'anywhere' } },
  },
})

export const link = defineRecipe({
  className: 'link',
  base: {
    color: 'accent-text',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: { clamped: { true: { lineClamp: '3', overflowWrap: 'anywhere' } } },
})

/** For a screen reader only. */
export const hidden = defineRecipe({ className: 'hidden', base: { srOnly: true } })
