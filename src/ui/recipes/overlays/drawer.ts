import { defineSlotRecipe } from '../define.ts'

/** The side menu on a small screen. */
export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      background: 'backdrop',
      _open: { animationStyle: 'appear' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex', alignItems: 'stretch' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      width: 'min(18rem, calc(100vw - {spacing.12}))',
      padding: '4',
      overflowY: 'auto',
      background: 'surface',
      boxShadow: 'float',
      outline: 'none',
      _open: { animation: 'slide-in 200ms cubic-bezier(0.2, 0, 0, 1)' },
    },
    header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    title: { fontSize: 'md', fontWeight: 'semibold' },
    footer: {
      marginTop: 'auto',
      paddingTop: '4',
      borderTop: '1px solid {colors.border}',
      fontSize: 'sm',
      color: 'muted',
    },
  },
})
