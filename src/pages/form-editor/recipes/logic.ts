import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** The conditions of a field: each in a line where there is room, below each other on a phone. */
export const logic = defineSlotRecipe({
  className: 'logic',
  slots: ['group', 'part', 'comparison', 'faults'],
  base: {
    group: { minWidth: '0' },
    part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2', alignItems: 'start' },
    comparison: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      alignItems: 'center',
    },
    faults: { display: 'flex', flexDirection: 'column', gap: '1', paddingInlineStart: '4' },
  },
  variants: {
    inner: {
      true: { group: { paddingInlineStart: '3', borderInlineStart: '2px solid {colors.border}' } },
    },
  },
})
