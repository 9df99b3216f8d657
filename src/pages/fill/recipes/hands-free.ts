import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** The switch of hands-free, and the conversation below it. */
export const handsFree = defineSlotRecipe({
  className: 'handsFree',
  slots: ['root', 'panel', 'state', 'prompt', 'unspoken', 'pending', 'note', 'help'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    panel: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: { base: '4', sm: '5' },
      borderRadius: 'lg',
      border: '1px solid {colors.accent}',
      background: 'surface',
      textAlign: 'start',
      // The bar of a phone covers what is below.
      scrollMarginBlock: '20',
    },
    state: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'muted',
      _before: {
        content: '""',
        width: '0.625rem',
        height: '0.625rem',
        borderRadius: 'full',
        background: 'edge',
        flexShrink: '0',
      },
    },
    prompt: { fontSize: { base: 'md', sm: 'lg' }, lineHeight: 'snug', overflowWrap: 'anywhere', textWrap: 'pretty' },
    unspoken: { srOnly: true },
    pending: { fontSize: { base: 'lg', sm: 'xl' }, fontWeight: 'semibold', overflowWrap: 'anywhere' },
    note: { color: 'muted', fontSize: 'sm', lineHeight: 'snug', overflowWrap: 'anywhere' },
    help: {
      fontSize: 'sm',
      lineHeight: 'snug',
      '& summary': { color: 'accent-text', cursor: 'pointer', fontWeight: 'medium', width: 'fit-content' },
      '& p': { marginTop: '2', color: 'muted' },
    },
  },
  variants: {
    state: {
      reading: { state: { _before: { background: 'accent', animation: 'breathe 1200ms ease-in-out infinite' } } },
      listening: { state: { color: 'accent-text', _before: { background: 'accent-fill' } } },
      working: {},
      sending: {},
      typing: {},
      paused: {},
    },
  },
})
