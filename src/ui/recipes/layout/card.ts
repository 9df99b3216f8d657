import { defineSlotRecipe } from '../define.ts'

export const card = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'header', 'title', 'text', 'footer'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      background: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      padding: { base: '4', sm: '6' },
    },
    header: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3', flexWrap: 'wrap' },
    title: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'tight' },
    text: { color: 'muted', fontSize: 'sm' },
    footer: {
      display: 'flex',
      gap: '3',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      // A slot is weaker than the button's own recipe.
      '@media (pointer: coarse)': { '& button': { minHeight: '11!' } },
    },
  },
  variants: {
    tone: { accent: { root: { borderColor: 'accent' } }, quiet: { root: { background: 'transparent' } } },
  },
})
