import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** `--level` is how loud it is just now, from 0 to 1: the ring grows with it. */
export const voice = defineSlotRecipe({
  className: 'voice',
  slots: ['button', 'disc', 'label', 'status', 'state', 'transcript', 'note'],
  base: {
    button: {
      gridArea: 'voice',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1.5',
      minWidth: '20',
      border: '0',
      background: 'transparent',
      color: 'accent-text',
      cursor: 'pointer',
      borderRadius: 'md',
      userSelect: 'none',
      _focusVisible: { outline: 'none' },
      '&:focus-visible .voice__disc': { outline: '2px solid {colors.accent}', outlineOffset: '3px' },
      '&:hover .voice__disc': { background: 'accent-fill-hover' },
      '&:active .voice__disc': { transform: 'scale(0.96)' },
    },
    disc: {
      display: 'grid',
      placeItems: 'center',
      width: '16',
      height: '16',
      borderRadius: 'full',
      background: 'accent-fill',
      color: 'on-accent',
      boxShadow: '0 0 0 calc(var(--level, 0) * 14px) color-mix(in srgb, {colors.accent} 35%, transparent)',
      transition: 'background-color 150ms ease-out, box-shadow 90ms linear, transform 150ms ease-out',
    },
    label: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' },
    status: { gridArea: 'status', display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    state: { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'medium', lineHeight: 'snug' },
    transcript: {
      marginBlock: '1.5',
      paddingInline: '4',
      paddingBlock: '3',
      borderRadius: 'md',
      background: 'accent-subtle',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
    },
    note: { color: 'muted', fontSize: 'sm', lineHeight: 'snug' },
  },
  variants: {
    state: {
      idle: {},
      waiting: { disc: { animation: 'breathe 1200ms ease-in-out infinite' } },
      listening: { disc: { outline: '2px solid {colors.accent}', outlineOffset: '3px' } },
      done: {
        button: { color: 'success', '&:hover .voice__disc': { background: 'success-subtle' } },
        disc: { background: 'success-subtle', color: 'success' },
      },
      failed: { state: { color: 'danger' } },
    },
  },
})
