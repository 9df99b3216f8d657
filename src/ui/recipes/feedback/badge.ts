import { defineRecipe } from '../define.ts'

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    flexShrink: '0',
    borderRadius: 'full',
    paddingInline: '2.5',
    paddingBlock: '0.5',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      accent: { background: 'accent-subtle', color: 'accent-text' },
      neutral: { background: 'subtle', color: 'muted' },
      success: { background: 'success-subtle', color: 'success' },
      warning: { background: 'warning-subtle', color: 'warning' },
      danger: { background: 'danger-subtle', color: 'danger' },
    },
  },
})
