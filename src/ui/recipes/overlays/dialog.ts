import { defineSlotRecipe } from '../define.ts'

/** A floating dialog of the signed-in app: toasts stand above it, which the browser's own dialog does not allow. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'heading', 'title', 'close', 'description', 'body', 'footer'],
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
    heading: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
    title: {
      minWidth: '0',
      fontSize: 'lg',
      fontWeight: 'semibold',
      lineHeight: 'tight',
      overflowWrap: 'anywhere',
      lineClamp: '4',
    },
    close: { flexShrink: '0', margin: '-2' },
    description: { overflowWrap: 'anywhere', color: 'muted', fontSize: 'sm', textWrap: 'pretty' },
    body: { display: 'flex', flexDirection: 'column', gap: '4' },
    footer: { display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'flex-end', marginTop: '6' },
  },
  variants: { size: { lg: { content: { maxWidth: 'modal' } }, full: { content: { maxWidth: 'page' } } } },
})
