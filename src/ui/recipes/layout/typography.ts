import { defineRecipe } from '../define.ts'

export const heading = defineRecipe({
  className: 'heading',
  base: { fontWeight: 'semibold', lineHeight: 'tight', letterSpacing: '-0.01em', textWrap: 'balance' },
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
})

/** For a screen reader only. */
export const hidden = defineRecipe({ className: 'hidden', base: { srOnly: true } })
