import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** Above the list: search, filter, columns, and what the filter means in words. */
export const responseTools = defineSlotRecipe({
  className: 'responseTools',
  slots: ['bar', 'words', 'search', 'panel', 'fields', 'condition', 'controls', 'picks', 'sentence', 'preparing'],
  base: {
    bar: {
      display: 'flex',
      flexWrap: { base: 'nowrap', md: 'wrap' },
      alignItems: 'center',
      gap: '2',
      // A slot is weaker than the button's own recipe.
      '@media (pointer: coarse)': { '& :is(button, a, input)': { minHeight: '11!' } },
    },
    // Where there is little room the icon says it; the words are there for a screen reader.
    words: { xlDown: { srOnly: true } },
    search: { flex: { base: '1 1 0', md: '1 1 100%', lg: '1 1 14rem' }, minWidth: '0' },
    panel: {
      '@media (pointer: coarse)': { '& button': { minHeight: '11!' } },
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      padding: '4',
      background: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
    },
    fields: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(auto-fit, minmax(9rem, 1fr))',
      },
    },
    condition: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      border: '0',
      margin: '0',
      padding: '0',
      minWidth: '0',
    },
    controls: {
      display: 'grid',
      gap: '2',
      alignItems: 'start',
      '& > button': { justifySelf: 'end' },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        lg: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.4fr) auto',
      },
      lgDown: { paddingBottom: '3', borderBottom: '1px solid {colors.border}' },
    },
    picks: {
      display: 'grid',
      columnGap: '4',
      maxHeight: '16rem',
      overflowY: 'auto',
      border: '0',
      margin: '0',
      padding: '0.5',
      fontSize: 'sm',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    },
    sentence: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      fontSize: 'sm',
      minHeight: '9',
      overflowWrap: 'anywhere',
      // Its words begin where the lines above it begin.
      '& > button': { marginInlineStart: '-3' },
      '@media (pointer: coarse)': { '& button': { minHeight: '11!' } },
    },
    preparing: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: '6',
      background: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
    },
  },
})
