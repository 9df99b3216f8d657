import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** The statechart of a form: boxes below each other, with the arrows between them. */
export const formChart = defineSlotRecipe({
  className: 'formChart',
  slots: ['chart', 'state', 'box', 'arrows', 'arrow', 'condition'],
  base: {
    chart: { listStyle: 'none', padding: '0', marginBlock: '3', overflowWrap: 'anywhere' },
    state: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
    box: {
      maxWidth: 'full',
      paddingInline: '4',
      paddingBlock: '2',
      border: '1px solid {colors.edge}',
      borderRadius: 'md',
      background: 'canvas',
    },
    arrows: {
      listStyle: 'none',
      marginInlineStart: '4',
      paddingBlock: '1',
      paddingInlineStart: '3',
      borderInlineStart: '2px solid {colors.edge}',
    },
    arrow: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'baseline', paddingBlock: '1' },
    // A condition is a sentence: it takes as many lines as it needs.
    condition: { minWidth: '0', color: 'muted', fontSize: 'sm' },
  },
  variants: {
    // Not named after a condition: Panda takes the beginning of that word for one of its own.
    dashed: { true: { box: { borderStyle: 'dashed' } } },
    jump: { true: { arrow: { fontWeight: 'medium' } } },
  },
})
