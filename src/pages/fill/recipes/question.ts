import { defineSlotRecipe } from '../../../ui/recipes/define.ts'
import { FORCED_COLORS } from '../../../ui/recipes/forced-colors.ts'
import { CONVERSING, FAILED, NOT_WORDY, WORDY, WRONG } from './page-states.ts'
import { HIGH, LOFTY, LOW, NARROW, RAIL, ROOMY, TALL, TIGHT, TINY } from './screens.ts'

/** What scrolls shows that it does: its last line fades. */
const FADE = '1.5rem'

/** What is wrong with an answer, beside a voice that has nothing to say. */
const WRONG_SILENTLY = `&${WRONG}:has(.voice__state--state_idle):not(:has(.voice__check))` as const

/** Where there is no room below the answer, what is wrong with it stands in place of the status of the voice. */
const errorInStatus = {
  [WRONG_SILENTLY]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'max-content',
    alignContent: 'start',
    '& .question__answer, .question__control, .question__notes': { display: 'contents' },
    '& .voice__status, .question__notes > :first-child': { gridArea: '2 / 1' },
    '& .voice__status': { visibility: 'hidden' },
    '& .question__notes > :first-child': {
      flexDirection: 'row',
      justifyContent: 'space-between',
      maxHeight: '4.25rem',
      overflowY: 'auto',
      [TIGHT]: { maxHeight: '2.75rem' },
    },
    // The keyboard clears it as well.
    '& .question__notes .button': { [NARROW]: { display: 'none' } },
  },
} as const

/** The card of the current field. A long answer scrolls inside and gives way to the label, so that both are in view. */
export const question = defineSlotRecipe({
  className: 'question',
  slots: ['root', 'top', 'label', 'help', 'answer', 'control', 'scroller', 'notes', 'hints', 'reason', 'recipient'],
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
        [`${WORDY} &`]: { gap: '2' },
      },
      // As high for one question as for another: what it may have beside the head, the buttons and the notice.
      [TALL]: {
        flex: '0 1 min(34rem, 94cqh - 20.5rem)',
        minHeight: '0',
        // A conversation takes the place above it too.
        [`${CONVERSING} &`]: { flexBasis: 'min(40rem, 94cqh - 14.5rem)' },
      },
      [RAIL]: { gridColumn: '1', gridRow: '2' },
      [LOW]: { [`${WORDY} &, &${FAILED}`]: { gap: '1.5' } },
      [TINY]: { gap: '1.5', [`${WORDY} &`]: { gap: '1' }, ...errorInStatus },
    },
    top: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '6',
      [TIGHT]: { srOnly: true },
      [RAIL]: { srOnly: true },
      [TINY]: { srOnly: true },
      [LOW]: { [`:is(${CONVERSING}, ${WORDY}) &`]: { srOnly: true } },
    },
    label: {
      flexShrink: '1',
      minHeight: '1lh',
      maxHeight: '45cqh',
      overflowY: 'auto',
      fontSize: { base: 'xl', md: '2xl' },
      fontWeight: 'semibold',
      lineHeight: 'tight',
      letterSpacing: '-0.01em',
      textWrap: 'balance',
      [LOW]: { fontSize: 'lg' },
      [RAIL]: { fontSize: 'lg' },
      [TIGHT]: { fontSize: 'lg', maxHeight: '34cqh' },
    },
    help: {
      color: 'muted',
      fontSize: { base: 'sm', md: 'md' },
      lineHeight: 'snug',
      textWrap: 'pretty',
      whiteSpace: 'pre-line',
      [TIGHT]: { fontSize: 'sm' },
    },
    // It gives way before the label does, down to one line of it and what may be wrong with it, or that would move the label.
    answer: {
      display: 'flex',
      gap: '5',
      flex: '0 1000 auto',
      minHeight: '8rem',
      [ROOMY]: {
        marginTop: '1',
        minHeight: '7rem',
        [`${WORDY} &`]: { marginTop: '0', minHeight: '6.5rem' },
      },
      // Where nothing is spoken, what is wrong has no other place than below the answer.
      [TINY]: { minHeight: '4rem', '.question__root:not(:has(.voice__status)) > &': { minHeight: '6.5rem' } },
    },
    control: { flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column', gap: '1' },
    scroller: {
      flex: '0 1000 auto',
      minHeight: '4rem',
      overflowY: 'auto',
      // The ring of what has the focus stands out of it.
      padding: '1',
      margin: '-1',
      _after: { content: '""', display: 'block', position: 'sticky', bottom: '-1', pointerEvents: 'none' },
      '&:has(.choice__option)': {
        _after: {
          height: FADE,
          background: 'linear-gradient(transparent, {colors.surface})',
          [FORCED_COLORS]: { display: 'none' },
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
    reason: {
      display: 'flex',
      whiteSpace: 'pre',
      minWidth: '0',
      '& > :first-child': { truncate: true },
      '& > :last-child': { flexShrink: '0' },
      // A second line, where there is room for one.
      [HIGH]: { [`${NOT_WORDY} &`]: { display: 'inline', '& > *': { whiteSpace: 'normal' } } },
    },
    hints: { display: 'flex', flexDirection: 'column', gap: '1', [TIGHT]: { srOnly: true } },
    // It has been read before; what is wrong takes its place.
    recipient: {
      '.question__notes:has(.field__error) > &': { srOnly: true },
      fontSize: 'xs',
      [TIGHT]: { srOnly: true },
      [RAIL]: { srOnly: true },
      // Beside why it was not heard there is no room for all of it, and half of it would tell nothing.
      [TINY]: { [`.question__root${FAILED} &`]: { srOnly: true } },
    },
  },
  variants: {
    // Less is kept free beside the owner's words, and more taken where something is wrong.
    first: {
      true: {
        answer: {
          minHeight: '5rem',
          [`&:has(.field__error), .question__root${FAILED} > &`]: { minHeight: '6.5rem' },
          [TINY]: { minHeight: '4rem!' },
        },
      },
    },
    size: {
      mid: {
        label: {
          fontSize: 'xl',
          [LOW]: { fontSize: 'md' },
          [RAIL]: { fontSize: 'md' },
        },
      },
      long: {
        label: {
          fontSize: 'lg',
          [LOW]: { fontSize: 'md' },
          [RAIL]: { fontSize: 'md' },
        },
      },
      longer: {
        label: {
          fontSize: '0.9375rem',
          textWrap: 'pretty',
          [LOFTY]: { fontSize: 'lg' },
          [LOW]: { fontSize: 'sm' },
          [TINY]: { fontSize: 'xs' },
          [RAIL]: { fontSize: 'xs' },
          [TIGHT]: { fontSize: '0.75rem' },
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
