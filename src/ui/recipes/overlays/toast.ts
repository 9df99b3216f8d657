import { defineSlotRecipe } from '../define.ts'

/** The place and the motion come as custom properties from the toaster. */
export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'icon', 'body', 'title', 'description', 'close'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'min(24rem, calc(100vw - {spacing.8}))',
      padding: '4',
      background: 'surface',
      border: '1px solid {colors.border}',
      borderInlineStart: '4px solid {colors.accent}',
      borderRadius: 'md',
      boxShadow: 'float',
      overflowWrap: 'anywhere',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 200ms, scale 200ms, opacity 200ms, height 200ms',
      transitionTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
    },
    icon: { flexShrink: '0', marginTop: '0.5', color: 'accent-text' },
    body: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '0.5' },
    title: { fontWeight: 'semibold', lineHeight: 'snug' },
    description: { fontSize: 'sm', color: 'muted', lineHeight: 'snug' },
    close: { margin: '-2' },
  },
  variants: {
    tone: {
      success: { root: { borderInlineStartColor: 'success' }, icon: { color: 'success' } },
      error: { root: { borderInlineStartColor: 'danger' }, icon: { color: 'danger' } },
    },
  },
})
