import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

const cell = {
  paddingInline: '4',
  paddingBlock: '2.5',
  textAlign: 'start',
  verticalAlign: 'top',
  lineHeight: 'snug',
} as const

/** What was answered, before it is sent: 300 px at most and less on a low screen, each response three lines at most. */
export const responses = defineSlotRecipe({
  className: 'responses',
  slots: ['frame', 'table', 'head', 'field', 'cell', 'response', 'none', 'row', 'change', 'hidden'],
  base: {
    frame: {
      maxHeight: '300px',
      minHeight: '6rem',
      overflowY: 'auto',
      // The whole scrolls where too little would be left of it.
      '@media (max-height: 29.99rem)': { maxHeight: 'none', flexShrink: '0' },
      border: '1px solid {colors.border}',
      borderRadius: 'md',
    },
    table: { width: 'full', borderCollapse: 'collapse', fontSize: 'sm', tableLayout: 'fixed' },
    head: {
      smDown: { srOnly: true },
      ...cell,
      position: 'sticky',
      top: '0',
      background: 'subtle',
      color: 'muted',
      fontWeight: 'semibold',
    },
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
    // On a phone the response stands below its question, and the way to change it beside both.
    row: {
      smDown: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        borderTop: '1px solid {colors.border}',
        '& > :first-child': { paddingBottom: '0' },
        '& > *': { borderTop: '0!' },
        '& > :last-child': { gridArea: '1 / 2 / 3', alignSelf: 'center', width: 'auto' },
      },
    },
    none: { color: 'muted' },
    change: { width: '6', paddingInlineEnd: '2', verticalAlign: 'top', textAlign: 'end' },
  },
})
