import { defineSlotRecipe } from '../../../ui/recipes/define.ts'
import { LOFTY, LOW, RAIL, ROOMY, TALL, TIGHT } from './screens.ts'

/** What scrolls shows that it does: its last line fades. */
const FADE = '1.5rem'

/** The card of the current field. Its label keeps a third at most, and a long answer scrolls inside, so that both are in view. */
export const question = defineSlotRecipe({
  className: 'question',
  slots: ['root', 'top', 'label', 'help', 'answer', 'control', 'scroller', 'notes', 'hints', 'recipient'],
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
        padding: '5',
        boxShadow: 'float',
        // Most questions need no more, so that the buttons below stay where they are.
        flex: '0 1 auto',
        minHeight: 'min(24rem, 44cqh)',
      },
      // As high for one question as for another: what it may have beside the head, the buttons and the notice.
      [TALL]: {
        flex: '0 1 min(34rem, 94cqh - 20.5rem)',
        minHeight: '0',
        // A conversation takes the place above it too.
        '&:has(.handsFree__root)': { flexBasis: 'min(40rem, 94cqh - 14.5rem)' },
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
    label: {
      flexShrink: '1',
      minHeight: '1lh',
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
      [TIGHT]: { srOnly: true },
    },
    // It gives way before the label does, down to one line of it and what may be wrong with it, or that would move the label.
    answer: {
      display: 'flex',
      gap: '5',
      flex: '0 1000 auto',
      minHeight: '8rem',
      [TIGHT]: { minHeight: '6.5rem' },
      [RAIL]: { minHeight: '6.5rem' },
      [ROOMY]: { marginTop: '1', minHeight: '7rem' },
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
    // Less is kept free beside the owner's words, and more taken where something is wrong.
    first: { true: { answer: { minHeight: '5rem', '&:has([role=alert])': { minHeight: '6.5rem' } } } },
    size: {
      long: { label: { fontSize: { base: 'lg', md: 'xl' } } },
      longer: {
        label: {
          fontSize: 'md',
          textWrap: 'pretty',
          [ROOMY]: { fontSize: '0.9375rem' },
          [LOFTY]: { fontSize: 'lg' },
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
