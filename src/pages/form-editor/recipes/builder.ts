import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** The builder: editors, and beside them on wide screens the form as a visitor will see it. */
export const builder = defineSlotRecipe({
  className: 'builder',
  slots: ['root', 'editors', 'aside', 'preview', 'settings', 'wide', 'option', 'list', 'bar', 'alerts'],
  base: {
    root: { display: 'grid', gap: '6', alignItems: 'start', minWidth: '0' },
    editors: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' },
    aside: { minWidth: '0', lg: { position: 'sticky', top: '20' } },
    preview: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      padding: { base: '4', sm: '6' },
      background: 'canvas',
      border: '1px dashed {colors.edge}',
      borderRadius: 'lg',
      overflowWrap: 'anywhere',
      lg: { maxHeight: 'calc(100dvh - {spacing.20} - {spacing.8})', overflowY: 'auto' },
    },
    settings: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    },
    wide: { sm: { gridColumn: '1 / -1' } },
    list: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none', padding: '0' },
    option: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
      alignItems: 'center',
    },
    alerts: { flexBasis: 'full', maxHeight: '40dvh', overflowY: 'auto', _empty: { display: 'none' } },
    bar: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'bar',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingBlock: '3',
      background: 'canvas',
      borderTop: '1px solid {colors.border}',
    },
  },
  variants: { split: { true: { root: { lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)' } } } } },
})
