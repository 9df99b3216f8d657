import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

const cell = {
  paddingInline: '4',
  paddingBlock: '2.5',
  textAlign: 'start',
  verticalAlign: 'top',
  lineHeight: 'snug',
} as const

/** What was answered, before it is sent: 300 px at most, each response three lines at most (specification, section 9). */
export const responses = defineSlotRecipe({
  className: 'responses',
  slots: ['frame', 'table', 'head', 'field', 'cell', 'response', 'none', 'row', 'change', 'hidden'],
  base: {
    frame: { maxHeight: '300px', overflowY: 'auto', border: '1px solid {colors.border}', borderRadius: 'md' },
    table: { width: 'full', borderCollapse: 'collapse', fontSize: 'sm', tableLayout: 'fixed' },
    head: { ...cell, position: 'sticky', top: '0', background: 'subtle', color: 'muted', fontWeight: 'semibold' },
    field: {
      ...cell,
      color: 'muted',
      fontWeight: 'normal',
      overflowWrap: 'anywhere',
      borderTop: '1px solid {colors.border}',
    },
    cell: { ...cell, overflowWrap: 'anywhere', borderTop: '1px solid {colors.border}' },
    response: { lineClamp: 3, whiteSpace: 'pre-line' },
    hidden: { srOnly: true },
    none: { color: 'muted' },
    change: { width: '24', paddingInlineEnd: '2', verticalAlign: 'top', textAlign: 'end' },
  },
})
