import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** What "Check form" found: one below the other, each with a way to its field. */
export const findings = defineSlotRecipe({
  className: 'findings',
  slots: ['list', 'item', 'head', 'place'],
  base: {
    list: { display: 'flex', flexDirection: 'column', listStyle: 'none', padding: '0' },
    item: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      paddingBlock: '3',
      borderTop: '1px solid {colors.border}',
      overflowWrap: 'anywhere',
    },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', minWidth: '0' },
    place: { flexShrink: '1', minWidth: '0', textAlign: 'start', whiteSpace: 'normal' },
  },
})
