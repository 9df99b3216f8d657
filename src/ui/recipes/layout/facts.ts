import { defineSlotRecipe } from '../define.ts'

/** Names and their values, one below the other. */
export const facts = defineSlotRecipe({
  className: 'facts',
  slots: ['root', 'name', 'value'],
  base: {
    root: { display: 'grid', gap: '4', margin: '0' },
    name: { fontSize: 'sm', color: 'muted', fontWeight: 'medium' },
    value: { margin: '0', overflowWrap: 'anywhere' },
  },
})
