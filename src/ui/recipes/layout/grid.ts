import { defineSlotRecipe } from '../define.ts'

/** A table of the owner's side. Below 1024 px each row is a card and each cell carries its column's name: at 768 px the
 * navigation stands beside it. */
export const dataGrid = defineSlotRecipe({
  className: 'dataGrid',
  slots: ['frame', 'root', 'head', 'column', 'group', 'row', 'cell'],
  base: {
    frame: {
      lg: { overflowX: 'auto', background: 'surface', border: '1px solid {colors.border}', borderRadius: 'lg' },
    },
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      fontSize: 'sm',
      // Blocks, since a grid is laid out as a whole whenever one of its rows comes into view.
      lgDown: { display: 'block', '& tbody + tbody': { marginTop: '3' } },
    },
    head: { lgDown: { srOnly: true } },
    column: {
      textAlign: 'start',
      paddingInline: '4',
      paddingBlock: '3',
      color: 'muted',
      fontWeight: 'semibold',
      background: 'subtle',
      whiteSpace: 'nowrap',
    },
    group: {
      lgDown: {
        display: 'block',
        '& > * + *': { marginTop: '3' },
        // Of a long list only the cards near the view are laid out and painted. What a card opens reaches beyond them, and has
        // the focus: to ask what is open would have the browser look through the list with each menu.
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto calc(var(--rows) * 15.75rem)',
        // The larger buttons for a finger take a line more.
        '@media (pointer: coarse)': { containIntrinsicBlockSize: 'auto calc(var(--rows) * 17.75rem)' },
        _focusWithin: { contentVisibility: 'visible' },
      },
    },
    row: {
      lg: { borderTop: '1px solid {colors.border}' },
      lgDown: {
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
      lg: { paddingInline: '4', paddingBlock: '3', verticalAlign: 'middle', maxWidth: '22rem' },
      lgDown: {
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
    /** On a card the title stands on top, and what can be done below, both without the name of the column. */
    part: {
      title: {
        cell: { lgDown: { display: 'block', fontSize: 'md', _before: { display: 'none' } } },
      },
      actions: { cell: { lgDown: { display: 'block', marginInline: '-2', _before: { display: 'none' } } } },
    },
    short: { true: { cell: { overflowWrap: 'normal', whiteSpace: 'nowrap' } } },
  },
})
