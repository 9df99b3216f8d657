import { defineSlotRecipe } from '../define.ts'

/** Around one control: its label, help, hints and error. */
export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'asterisk', 'help', 'hint', 'error', 'mark'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
    label: { fontWeight: 'medium', lineHeight: 'snug' },
    asterisk: { color: 'danger', marginInlineStart: '1' },
    help: { color: 'muted', fontSize: 'sm', lineHeight: 'snug' },
    hint: { color: 'muted', fontSize: 'sm', lineHeight: 'snug' },
    mark: { flexShrink: '0' },
    error: {
      display: 'flex',
      gap: '1.5',
      maxWidth: 'full',
      color: 'danger',
      fontSize: 'sm',
      fontWeight: 'medium',
      lineHeight: 'snug',
      '& > span': { minWidth: '0' },
    },
  },
  variants: {
    size: {
      lg: {
        root: { gap: '2' },
        label: { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' },
        help: { fontSize: 'md' },
      },
    },
  },
})
