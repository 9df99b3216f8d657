import { defineSlotRecipe } from '../define.ts'
import { FORCED_COLORS } from '../forced-colors.ts'

export const switchControl = defineSlotRecipe({
  className: 'switchControl',
  slots: ['root', 'control', 'thumb', 'label', 'text', 'description'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
    control: {
      display: 'inline-flex',
      flexShrink: '0',
      width: '11',
      height: '6',
      padding: '0.5',
      background: 'edge',
      borderRadius: 'full',
      // As high as a thumb.
      position: 'relative',
      _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-2.5' },
      transition: 'background-color 150ms ease-out',
      _checked: { background: 'accent-fill' },
      _focusVisible: { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
      [FORCED_COLORS]: {
        forcedColorAdjust: 'none',
        background: 'ButtonFace',
        boxShadow: 'inset 0 0 0 1px ButtonText',
        _checked: { background: 'Highlight' },
      },
    },
    thumb: {
      width: '5',
      height: '5',
      borderRadius: 'full',
      background: 'surface',
      transition: 'translate 150ms ease-out',
      _checked: { translate: '{sizes.5} 0' },
      [FORCED_COLORS]: { background: 'ButtonText', _checked: { background: 'HighlightText' } },
    },
    label: { fontWeight: 'medium', lineHeight: 'snug', cursor: 'inherit' },
    text: { display: 'flex', flexDirection: 'column', gap: '0.5', minWidth: '0' },
    description: { color: 'muted', fontSize: 'sm', lineHeight: 'snug' },
  },
})
