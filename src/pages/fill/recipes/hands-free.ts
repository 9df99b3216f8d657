import { defineSlotRecipe } from '../../../ui/recipes/define.ts'
import { LOW, RAIL, ROOMY } from './screens.ts'

/** The conversation in the card. Its height does not depend on what is said, so that the answer below it stays where it is. */
export const handsFree = defineSlotRecipe({
  className: 'handsFree',
  slots: ['root', 'panel', 'state', 'prompt', 'unspoken', 'pending', 'heard', 'note', 'help'],
  base: {
    root: {
      flex: '1 1 7rem',
      minHeight: '7rem',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      [ROOMY]: { flex: '0 1 17rem' },
      // An answer that is asked about above it leaves it its buttons.
      '&:has(> .voice__check)': { [ROOMY]: { flexBasis: '21rem' } },
      '&:has(> .voice__check) .handsFree__state': { [LOW]: { srOnly: true } },
      [RAIL]: { flexDirection: 'row' },
      '& > .handsFree__panel': { flex: '1', minHeight: '0', overflowY: 'auto' },
      // Who turns it off has read what it is.
      '& .switchControl__description': { [LOW]: { srOnly: true } },
    },
    panel: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      padding: '3',
      borderRadius: 'md',
      border: '1px solid {colors.accent}',
      background: 'surface',
      textAlign: 'start',
      [RAIL]: { gap: '1', padding: '2' },
      [LOW]: { gap: '1', padding: '2' },
      '& .button': { minHeight: '11!' },
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
    prompt: {
      fontSize: { base: 'md', sm: 'lg' },
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
      [RAIL]: { fontSize: 'md' },
    },
    unspoken: { srOnly: true },
    pending: {
      fontSize: { base: 'lg', sm: 'xl' },
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      [LOW]: { fontSize: 'md', lineHeight: 'snug' },
    },
    heard: {
      fontSize: { base: 'md', sm: 'lg' },
      lineHeight: 'snug',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      [LOW]: { fontSize: 'sm' },
    },
    note: { color: 'muted', fontSize: 'sm', lineHeight: 'snug', overflowWrap: 'anywhere' },
    help: {
      fontSize: 'sm',
      lineHeight: 'snug',
      '& summary': {
        display: 'flex',
        alignItems: 'center',
        minHeight: '11',
        color: 'accent-text',
        cursor: 'pointer',
        fontWeight: 'medium',
        width: 'fit-content',
      },
      '& p': { color: 'muted' },
    },
  },
  variants: {
    state: {
      reading: { state: { _before: { background: 'accent', animation: 'breathe 1200ms ease-in-out infinite' } } },
      listening: { state: { color: 'accent-text', _before: { background: 'accent-fill' } } },
      resting: {},
      working: {},
      sending: {},
      typing: {},
      paused: {},
    },
  },
})
