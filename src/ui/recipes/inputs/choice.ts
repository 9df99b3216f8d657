import { defineSlotRecipe } from '../define.ts'
import { CHOSEN } from '../forced-colors.ts'

/** A group of radios or checkboxes: each option is a row that a thumb can hit. */
export const choice = defineSlotRecipe({
  className: 'choice',
  slots: ['group', 'option', 'mark', 'shortcut'],
  base: {
    group: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      minWidth: '0',
      border: '0',
      padding: '0',
      margin: '0',
    },
    option: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '12',
      paddingInline: '4',
      paddingBlock: '2.5',
      background: 'surface',
      border: '1px solid {colors.edge}',
      borderRadius: 'md',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
      _hover: { background: 'subtle' },
      '&:has(:checked)': { background: 'accent-subtle', borderColor: 'accent', fontWeight: 'medium' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
      '&:has(:disabled)': { background: 'subtle', color: 'muted', cursor: 'not-allowed' },
    },
    mark: {
      flexShrink: '0',
      width: '5',
      height: '5',
      accentColor: '{colors.accent-fill}',
      cursor: 'inherit',
      _focusVisible: { outline: 'none' },
    },
    shortcut: {
      display: 'none',
      marginInlineStart: 'auto',
      flexShrink: '0',
      minWidth: '6',
      paddingInline: '1.5',
      border: '1px solid {colors.border}',
      borderRadius: 'sm',
      color: 'muted',
      fontFamily: 'inherit',
      fontSize: 'xs',
      fontWeight: 'normal',
      textAlign: 'center',
      '@media (hover: hover) and (pointer: fine)': { display: 'block' },
    },
  },
  variants: {
    plain: { true: { option: { border: '0', padding: '0', minHeight: '11', background: 'transparent!' } } },
    scale: {
      true: {
        group: { gridTemplateColumns: 'repeat(auto-fit, minmax({spacing.12}, 1fr))' },
        // Its mark is not seen.
        option: { justifyContent: 'center', padding: '0', '&:has(:checked)': CHOSEN },
        mark: { position: 'absolute', opacity: '0' },
      },
    },
  },
})
