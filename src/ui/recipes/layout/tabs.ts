import { defineSlotRecipe } from '../define.ts'
import { CHOSEN } from '../forced-colors.ts'

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' },
    list: {
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      borderBottom: '1px solid {colors.border}',
      scrollbarWidth: 'none',
    },
    trigger: {
      flexShrink: '0',
      minHeight: '11',
      paddingInline: { base: '2.5', sm: '4' },
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'muted',
      cursor: 'pointer',
      borderBottom: '2px solid transparent',
      transition: 'color 150ms ease-out, border-color 150ms ease-out',
      _hover: { color: 'text' },
      _selected: { color: 'accent-text', borderBottomColor: 'accent', ...CHOSEN },
      _focusVisible: { outlineOffset: '-2px' },
    },
    content: { minWidth: '0', maxWidth: 'column', outlineOffset: '4px' },
  },
})
