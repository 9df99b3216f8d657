import { defineSlotRecipe } from '../define.ts'

/** One sentence and one button where a list has nothing to show. */
export const empty = defineSlotRecipe({
  className: 'empty',
  slots: ['root', 'icon', 'title', 'hint'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      paddingInline: '6',
      paddingBlock: '12',
      textAlign: 'center',
      background: 'surface',
      border: '1px dashed {colors.edge}',
      borderRadius: 'lg',
      '& button, & a': { marginTop: '4' },
    },
    icon: {
      display: 'inline-flex',
      padding: '3',
      marginBottom: '2',
      borderRadius: 'full',
      background: 'accent-subtle',
      color: 'accent-text',
    },
    title: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'tight' },
    hint: { color: 'muted', maxWidth: '60ch' },
  },
})
