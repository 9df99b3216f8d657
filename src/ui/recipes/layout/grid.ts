import { defineSlotRecipe } from '../define.ts'

/** A table of the owner's side. Below 768 px each row is a card and each cell carries its column's name. */
export const dataGrid = defineSlotRecipe({
  className: 'dataGrid',
  slots: ['frame', 'root', 'head', 'column', 'row', 'cell'],
  base: {
    frame: {
      md: { overflowX: 'auto', background: 'surface', border: '1px solid {colors.border}', borderRadius: 'lg' },
    },
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      fontSize: 'sm',
      mdDown: { display: 'block', '& tbody': { display: 'grid', gap: '3' } },
    },
    head: { mdDown: { srOnly: true } },
    column: {
      textAlign: 'start',
      paddingInline: '4',
      paddingBlock: '3',
      color: 'muted',
      fontWeight: 'semibold',
      background: 'subtle',
      whiteSpace: 'nowrap',
    },
    row: {
      md: { borderTop: '1px solid {colors.border}' },
      mdDown: {
        display: 'grid',
        gap: '2',
        padding: '4',
        background: 'surface',
        border: '1px solid {colors.border}',
        borderRadius: 'lg',
      },
    },
    cell: {
      overflowWrap: 'anywhere',
      textAlign: 'start',
      md: { paddingInline: '4', paddingBlock: '3', verticalAlign: 'middle', maxWidth: '22rem' },
      mdDown: {
        display: 'grid',
        gridTemplateColumns: '7rem minmax(0, 1fr)',
        alignItems: 'center',
        gap: '3',
        '& > *': { justifySelf: 'start' },
        _before: { content: 'attr(data-column)', color: 'muted', fontWeight: 'semibold' },
      },
    },
  },
  variants: {
    tone: { muted: { cell: { color: 'muted' } } },
    short: { true: { cell: { overflowWrap: 'normal', whiteSpace: 'nowrap' } } },
  },
})
