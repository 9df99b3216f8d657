import { defineSlotRecipe } from '../define.ts'

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'item', 'separator'],
  base: {
    // Ark styles it, and takes this from it.
    positioner: { '--z-index': '{zIndex.float}' },
    content: {
      minWidth: '12rem',
      maxWidth: 'min(20rem, calc(100vw - {spacing.4}))',
      padding: '1.5',
      background: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'md',
      boxShadow: 'float',
      outline: 'none',
      _open: { animationStyle: 'appear' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '10',
      paddingInline: '3',
      borderRadius: 'sm',
      fontSize: 'sm',
      fontWeight: 'medium',
      cursor: 'pointer',
      _highlighted: { background: 'subtle' },
      _focusVisible: { outline: 'none' },
      _disabled: { color: 'muted', cursor: 'not-allowed' },
    },
    separator: { marginBlock: '1.5', border: '0', borderTop: '1px solid {colors.border}' },
  },
  variants: { tone: { danger: { item: { color: 'danger', _highlighted: { background: 'danger-subtle' } } } } },
})
