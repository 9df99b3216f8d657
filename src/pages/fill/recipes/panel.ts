import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** The completion panel: quiet below the question until there is something to say. */
export const panel = defineSlotRecipe({
  className: 'panel',
  slots: ['root', 'title', 'message', 'counts', 'count', 'number', 'problems', 'problem', 'reason', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      borderRadius: 'lg',
      border: '1px solid {colors.border}',
      padding: { base: '5', sm: '8' },
      marginTop: { base: '2', sm: '4' },
      '& #submit': { scrollMarginBlock: '20' },
      // On a phone the words need the width more than the sign.
      '& .alert__icon': { display: { base: 'none', sm: 'block' } },
    },
    title: { color: 'text', fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'tight' },
    message: {
      color: 'muted',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      flexWrap: 'wrap',
    },
    counts: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '2', textAlign: 'center' },
    count: {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      color: 'muted',
      fontSize: 'xs',
      lineHeight: 'snug',
    },
    number: { color: 'text', fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' },
    problems: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none', marginTop: '1' },
    problem: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    reason: { lineClamp: 3, overflowWrap: 'anywhere', minWidth: '0' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
  },
  variants: {
    tone: {
      ready: {
        root: { background: 'surface', borderColor: 'accent' },
        message: { color: 'success', fontWeight: 'medium' },
      },
    },
  },
})
