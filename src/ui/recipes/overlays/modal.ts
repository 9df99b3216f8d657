import { defineSlotRecipe } from '../define.ts'

/** A native dialog element: the browser traps the focus, makes the page inert and gives Escape. */
export const modal = defineSlotRecipe({
  className: 'modal',
  slots: ['root', 'body', 'emblem', 'title', 'list', 'footer'],
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      margin: 'auto',
      padding: '0',
      border: '0',
      width: 'calc(100% - {spacing.8})',
      maxWidth: 'modal',
      maxHeight: 'calc(100dvh - {spacing.8})',
      overflow: 'hidden',
      background: 'surface',
      color: 'text',
      borderRadius: 'lg',
      boxShadow: 'float',
      _open: { animationStyle: 'rise' },
      '&::backdrop': { background: 'backdrop', animation: 'appear 150ms ease-out' },
    },
    // What scrolls by itself gives way before the whole has to scroll.
    body: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      maxHeight: 'inherit',
      overflowY: 'auto',
      padding: { base: '5', sm: '8' },
    },
    emblem: {
      display: 'grid',
      placeItems: 'center',
      width: '16',
      height: '16',
      borderRadius: 'full',
      background: 'success-subtle',
      color: 'success',
    },
    list: { listStyle: 'disc', paddingInlineStart: '5', marginTop: '1' },
    // It takes the focus as each stage comes, and is no control.
    title: { _focusVisible: { outline: 'none' }, fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' },
    footer: {
      display: 'flex',
      gap: '3',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      paddingBlock: '2',
      marginBottom: '-2',
      // In view where the whole scrolls, below which nothing shows.
      position: 'sticky',
      bottom: { base: '-5', sm: '-8' },
      background: 'surface',
    },
  },
})
