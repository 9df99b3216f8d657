import { defineSlotRecipe } from '../define.ts'

/** What chooses a file: the browser's own control lies over it unseen, and takes the press, the keyboard and what is dropped. */
export const fileInput = defineSlotRecipe({
  className: 'fileInput',
  slots: ['root', 'button', 'hint', 'input'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '14',
      padding: '2',
      background: 'surface',
      border: '1px dashed {colors.edge}',
      borderRadius: 'md',
      _hover: { borderColor: 'muted' },
      '&:has(:focus-visible)': { borderStyle: 'solid', borderColor: 'accent', boxShadow: '0 0 0 1px {colors.accent}' },
      '&:has([aria-invalid=true])': { borderColor: 'danger' },
      '&:has(:disabled)': { background: 'subtle', color: 'muted' },
    },
    button: {
      borderRadius: 'sm',
      paddingInline: '4',
      paddingBlock: '2',
      background: 'accent-subtle',
      color: 'accent-text',
      fontWeight: 'semibold',
    },
    // A finger drops nothing.
    hint: {
      color: 'muted',
      fontSize: 'sm',
      display: 'none',
      '@media (hover: hover) and (pointer: fine)': { display: 'inline' },
    },
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      opacity: '0',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
  },
})
