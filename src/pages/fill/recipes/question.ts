import { defineSlotRecipe } from '../../../ui/recipes/define.ts'
import { LOW, RAIL, ROOMY, TIGHT } from './screens.ts'

/** What scrolls shows that it does: its last line fades. */
const FADE = '1.5rem'

/** The card of the current field. Its label keeps a third at most, and a long answer scrolls inside, so that both are in view. */
export const question = defineSlotRecipe({
  className: 'question',
  slots: ['root', 'top', 'position', 'label', 'help', 'answer', 'control', 'scroller', 'notes', 'hints', 'recipient'],
  base: {
    root: {
      flex: '1 1 0',
      minHeight: '0',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      [ROOMY]: {
        gap: '3',
        background: 'surface',
        border: '1px solid {colors.border}',
        borderRadius: 'lg',
        padding: '6',
        boxShadow: 'float',
        // Most questions need no more, so that the buttons below stay where they are.
        flex: '0 1 auto',
        minHeight: 'min(24rem, 44cqh)',
      },
      [RAIL]: { gridColumn: '1', gridRow: '2' },
    },
    top: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '6',
      [TIGHT]: { srOnly: true },
      [RAIL]: { srOnly: true },
    },
    position: { color: 'muted', fontSize: 'xs', marginInlineEnd: 'auto' },
    label: {
      flexShrink: '1',
      maxHeight: '29cqh',
      overflowY: 'auto',
      fontSize: { base: 'xl', md: '2xl' },
      fontWeight: 'semibold',
      lineHeight: 'tight',
      letterSpacing: '-0.01em',
      textWrap: 'balance',
      [RAIL]: { maxHeight: '30cqh', fontSize: 'lg' },
      [TIGHT]: { fontSize: 'lg' },
    },
    help: {
      color: 'muted',
      fontSize: { base: 'sm', md: 'md' },
      lineHeight: 'snug',
      textWrap: 'pretty',
      whiteSpace: 'pre-line',
    },
    // It gives way before the label does, down to one line of it; and with an error to as much as shows that.
    answer: {
      display: 'flex',
      gap: '5',
      flex: '0 50 auto',
      minHeight: '4rem',
      '&:has([role=alert])': { minHeight: '8rem' },
      [ROOMY]: { marginTop: '1', minHeight: '6rem' },
    },
    control: { flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column', gap: '1' },
    scroller: {
      flex: '0 1000 auto',
      minHeight: '4rem',
      overflowY: 'auto',
      // The ring of what has the focus stands out of it.
      padding: '1',
      margin: '-1',
      _after: {
        content: '""',
        display: 'block',
        position: 'sticky',
        bottom: '-1',
        pointerEvents: 'none',
      },
      '&:has(.choice__option)': {
        _after: {
          height: FADE,
          background: 'linear-gradient(transparent, {colors.surface})',
          '@media (forced-colors: active)': { display: 'none' },
        },
      },
      '& .choice__group:has(> :nth-child(9))': { [ROOMY]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      '& textarea': { [LOW]: { height: '6rem' }, [TIGHT]: { height: '3.5rem' }, [RAIL]: { height: '4.5rem' } },
    },
    notes: {
      flexShrink: '1',
      minHeight: '0',
      maxHeight: '28cqh',
      overflow: 'hidden',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      color: 'muted',
      fontSize: 'sm',
      lineHeight: 'snug',
    },
    hints: { display: 'flex', flexDirection: 'column', gap: '1', [TIGHT]: { srOnly: true } },
    // It has been read before; what is wrong takes its place.
    recipient: {
      '.question__notes:has([role=alert]) > &': { srOnly: true },
      fontSize: 'xs',
      [TIGHT]: { srOnly: true },
      [RAIL]: { srOnly: true },
    },
  },
  variants: {
    size: {
      long: { label: { fontSize: { base: 'lg', md: 'xl' } } },
      longer: {
        label: {
          fontSize: { base: 'md', md: 'lg' },
          textWrap: 'pretty',
          fontWeight: 'medium',
          letterSpacing: 'normal',
        },
      },
    },
    heard: {
      true: {
        scroller: {
          '& .input, & .choice__option:has(:checked)': {
            borderStyle: 'dashed',
            borderColor: 'accent',
            background: 'accent-subtle',
          },
        },
      },
    },
  },
})
