import { defineSlotRecipe } from '../define.ts'
import { CHOSEN } from '../forced-colors.ts'

const step = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '10',
  minHeight: '10',
  paddingInline: '2',
  borderRadius: 'sm',
  fontSize: 'sm',
  fontWeight: 'semibold',
  color: 'text',
  cursor: 'pointer',
  _hover: { background: 'subtle' },
  _disabled: { color: 'muted', cursor: 'not-allowed', background: 'transparent' },
}

export const pagination = defineSlotRecipe({
  className: 'pagination',
  slots: ['root', 'step', 'item', 'gap'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: '1' },
    step,
    item: { ...step, '&[aria-current=page]': { background: 'accent-fill', color: 'on-accent', ...CHOSEN } },
    gap: { paddingInline: '2', color: 'muted' },
  },
})
