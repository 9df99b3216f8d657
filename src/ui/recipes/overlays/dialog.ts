import { defineSlotRecipe } from '../define.ts'

/** A floating dialog of the signed-in app: toasts stand above it, which the browser's own dialog does not allow. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      background: 'backdrop',
      _open: { animationStyle: 'appear' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      overflowY: 'auto',
      overscrollBehaviorY: 'none',
      padding: '4',
    },
    content: {
      width: 'full',
      maxWidth: 'dialog',
      margin: 'auto',
      padding: { base: '5', sm: '6' },
      background: 'surface',
      borderRadius: 'lg',
      boxShadow: 'float',
      outline: 'none',
      _open: { animationStyle: 'rise' },
    },
    header: { display: 'flex', flexDirection: 'column', gap: '1.5', marginBottom: '5' },
    title: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'tight' },
    description: { color: 'muted', fontSize: 'sm', textWrap: 'pretty' },
    body: { display: 'flex', flexDirection: 'column', gap: '4' },
    footer: { display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'flex-end', marginTop: '6' },
  },
  variants: { size: { lg: { content: { maxWidth: 'modal' } }, full: { content: { maxWidth: 'page' } } } },
})
