import { defineSlotRecipe } from '../define.ts'

export const radioList = defineSlotRecipe({
  className: 'radioList',
  slots: ['root', 'item', 'control', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '12',
      paddingBlock: '2',
      paddingInline: '4',
      border: '1px solid {colors.border}',
      borderRadius: 'md',
      cursor: 'pointer',
      transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
      _hover: { background: 'subtle' },
      _checked: { background: 'accent-subtle', borderColor: 'accent' },
    },
    control: {
      flexShrink: '0',
      width: '5',
      height: '5',
      borderRadius: 'full',
      border: '2px solid {colors.edge}',
      background: 'surface',
      _checked: { borderColor: 'accent-fill', borderWidth: '6px' },
      _focusVisible: { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    },
    text: { fontWeight: 'medium' },
  },
})
