import { defineSlotRecipe } from '../define.ts'

/** Above a list: what is shown of it, and in what order. On a phone the search has a line of its own. */
export const filterBar = defineSlotRecipe({
  className: 'filterBar',
  slots: ['root', 'search'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      // A slot is weaker than the control's own recipe.
      '& > select': { width: 'auto!', paddingInlineEnd: '10!', flex: { base: '1 1 8rem', sm: '0 1 auto' } },
    },
    search: { flex: { base: '1 1 100%', sm: '1 1 14rem' }, minWidth: '0' },
  },
})
