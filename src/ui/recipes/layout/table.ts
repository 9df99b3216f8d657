import { defineSlotRecipe } from '../define.ts'

export const table = defineSlotRecipe({
  className: 'table',
  slots: ['frame', 'root', 'head', 'row', 'cell'],
  base: {
    frame: { border: '1px solid {colors.border}', borderRadius: 'md', overflow: 'auto', background: 'surface' },
    root: { width: 'full', borderCollapse: 'collapse', fontSize: 'sm', textAlign: 'start' },
    head: {
      textAlign: 'start',
      paddingInline: '4',
      paddingBlock: '2.5',
      color: 'muted',
      fontWeight: 'semibold',
      background: 'subtle',
    },
    row: { borderTop: '1px solid {colors.border}' },
    cell: {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingInline: '4',
      paddingBlock: '2.5',
      overflowWrap: 'anywhere',
    },
  },
  variants: { sticky: { true: { head: { position: 'sticky', top: '0' } } } },
})
