import { defineRecipe } from '../define.ts'

/** Text inputs, textarea and select. 16 px at least, or iOS zooms into the page when one takes the focus. */
export const input = defineRecipe({
  className: 'input',
  base: {
    display: 'block',
    width: 'full',
    minWidth: '0',
    minHeight: '12',
    paddingInline: '4',
    paddingBlock: '2.5',
    fontSize: 'md',
    lineHeight: 'snug',
    color: 'text',
    background: 'surface',
    border: '1px solid {colors.edge}',
    borderRadius: 'md',
    _hover: { borderColor: 'muted' },
    // What chooses a file lies in a frame of these looks.
    '&:is(:focus-visible, :has(:focus-visible))': {
      outline: 'none',
      borderColor: 'accent',
      boxShadow: '0 0 0 1px {colors.accent}',
    },
    // Not `:invalid`: that is the browser's own judgement, which is never shown.
    '&:is([aria-invalid=true], :has([aria-invalid=true]))': { borderColor: 'danger' },
    _disabled: { background: 'subtle', color: 'muted', cursor: 'not-allowed' },
    // A calendar's sheet: the browser's own picture of one takes a slow phone 10 ms more, when a date is gone on to.
    '&::-webkit-calendar-picker-indicator': {
      boxSizing: 'border-box',
      width: '5',
      height: '5',
      padding: '0',
      background: 'none',
      border: '2px solid currentColor',
      borderTopWidth: '6px',
      borderRadius: 'sm',
      cursor: 'pointer',
    },
    'textarea&': { resize: 'vertical' },
    'select&': {
      cursor: 'pointer',
      appearance: 'none',
      paddingInlineEnd: '10',
      // An arrow of two triangles, since an image could not take the colour of the text.
      backgroundImage:
        'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
      backgroundPosition: 'calc(100% - 21px) 50%, calc(100% - 16px) 50%',
      backgroundSize: '5px 5px, 5px 5px',
      backgroundRepeat: 'no-repeat',
      textOverflow: 'ellipsis',
    },
  },
  variants: {
    size: {
      sm: { minHeight: '10', paddingBlock: '1.5', paddingInlineStart: '3' },
      lg: { minHeight: '14', fontSize: 'lg' },
    },
  },
})
