import { defineRecipe } from '../define.ts'

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxWidth: 'full',
    borderRadius: 'md',
    border: '1px solid transparent',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transition:
      'background-color 150ms ease-out, border-color 150ms ease-out, color 150ms ease-out, transform 150ms ease-out',
    '&:active:not(:disabled)': { transform: 'scale(0.98)' },
    _disabled: { cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        background: 'accent-fill',
        color: 'on-accent',
        _hover: { background: 'accent-fill-hover' },
        _disabled: { background: 'subtle', color: 'muted' },
      },
      outline: {
        background: 'surface',
        borderColor: 'edge',
        color: 'text',
        _hover: { background: 'subtle' },
        _disabled: { background: 'transparent', borderColor: 'border', color: 'muted' },
      },
      ghost: {
        background: 'transparent',
        color: 'accent-text',
        _hover: { background: 'accent-subtle' },
        _disabled: { color: 'muted', background: 'transparent' },
      },
      quiet: {
        background: 'transparent',
        color: 'muted',
        _hover: { background: 'subtle', color: 'text' },
        _disabled: { color: 'muted', background: 'transparent' },
      },
      danger: {
        background: 'danger-fill',
        color: 'on-danger',
        _hover: { background: 'danger-fill-hover' },
        _disabled: { background: 'subtle', color: 'muted' },
      },
    },
    size: {
      sm: { minHeight: '9', paddingInline: '3', fontSize: 'sm', borderRadius: 'sm' },
      md: { minHeight: '11', paddingInline: '4', fontSize: 'md' },
      lg: { minHeight: '14', paddingInline: '6', fontSize: 'lg' },
    },
    wide: { true: { width: 'full' } },
    icon: { true: { aspectRatio: '1', paddingInline: '0' } },
  },
})
