import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** Two cards beside each other where there is room. */
export const summary = defineSlotRecipe({
  className: 'summary',
  slots: ['period', 'tiles', 'tile', 'figure', 'fields', 'card', 'heading', 'quotes', 'quote', 'facts', 'stale'],
  base: {
    period: {
      display: 'grid',
      gap: '3',
      alignItems: 'end',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
    },
    tiles: {
      display: 'grid',
      gap: '3',
      margin: '0',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    },
    tile: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      minWidth: '0',
      padding: '4',
      background: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      '& dt': { fontSize: 'sm', color: 'muted' },
      '& dd': { margin: '0', fontSize: 'sm', color: 'muted' },
    },
    figure: { fontSize: '2xl!', fontWeight: 'semibold', lineHeight: 'tight', color: 'text!' },
    fields: {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
    },
    card: { minWidth: '0' },
    heading: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', overflowWrap: 'anywhere' },
    quotes: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', margin: '0', padding: '0' },
    quote: {
      display: 'flex',
      flexDirection: 'column',
      gap: '0.5',
      paddingInlineStart: '3',
      borderInlineStart: '2px solid {colors.accent}',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      lineHeight: 'snug',
      // Marks that are stacked on a letter would cover what stands above and below.
      overflow: 'clip',
      overflowClipMargin: '4px',
    },
    facts: {
      display: 'grid',
      gap: '2',
      margin: '0',
      fontSize: 'sm',
      gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
      '& dt': { color: 'muted', fontSize: 'xs' },
      '& dd': { margin: '0', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    },
    stale: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      transition: 'opacity 150ms ease-out',
      '&[aria-busy=true]': { opacity: '0.6' },
    },
  },
})
