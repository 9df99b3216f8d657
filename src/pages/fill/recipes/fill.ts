import { defineSlotRecipe } from '../../../ui/recipes/define.ts'
import { head, WORDS } from './head.ts'
import { navigation, position } from './navigation.ts'
import { COVER } from './look.ts'
import { CONVERSING, FAILED, NOT_CONVERSING, WORDY, WRONG } from './page-states.ts'
import { LOW, NARROW, RAIL, ROOMY, SMALL_SCREEN, TALL, TIGHT, TINY } from './screens.ts'

/**
 * The respondent's page: head, card and bar have exactly the height of what is seen of the screen, and the card takes
 * what the others leave. On a phone the bar is at the thumb, on one that lies it is a rail at the right.
 */
export const fill = defineSlotRecipe({
  className: 'fill',
  slots: [
    'page',
    'screen',
    'stage',
    'head',
    'titleLine',
    'title',
    'description',
    'language',
    'progressLine',
    'clamped',
    'more',
    'notice',
    'noticeTitle',
    'noticeText',
    'switch',
    'navigation',
    'position',
    'keys',
    'below',
    'center',
    'slow',
    'emblem',
  ],
  base: {
    page: { width: 'full' },
    // Where a keyboard covers a part of the page without making it smaller, `--seen` is what is left.
    screen: {
      height: 'var(--seen, 100dvh)',
      minHeight: '16rem',
      container: 'screen / size',
      [SMALL_SCREEN]: { background: 'surface' },
    },
    stage: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      height: 'full',
      maxWidth: 'column',
      marginInline: 'auto',
      paddingInline: '4',
      paddingTop: '3',
      [ROOMY]: { paddingTop: '6cqh', paddingBottom: '4' },
      [NARROW]: { gap: '3' },
      [RAIL]: {
        display: 'grid',
        gap: '2',
        columnGap: '4',
        gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        maxWidth: 'none',
        paddingBlock: '2',
      },
    },
    ...head,
    clamped: {
      gridColumn: '1 / -1',
      flexShrink: '0',
      display: 'flex',
      alignItems: 'flex-end',
      gap: '3',
      '& > p': { flex: '1', minWidth: '0', lineClamp: 2, [LOW]: { lineClamp: 1 } },
      [TINY]: { [`${WORDY} > .fill__head > &`]: { display: 'none' } },
      [TIGHT]: { [`:is(${CONVERSING}, ${WORDY}) &`]: { display: 'none' } },
    },
    more: {
      color: 'accent-text',
      fontSize: 'sm',
      fontWeight: 'medium',
      minHeight: '11',
      minWidth: '11',
      marginBlock: '-3',
      cursor: 'pointer',
      position: 'relative',
      [TIGHT]: { display: 'none' },
    },
    notice: {
      flexShrink: '0',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      fontSize: 'xs',
      lineHeight: 'snug',
      color: 'muted',
      [RAIL]: { gridColumn: '1', gridRow: '3' },
      [TIGHT]: { srOnly: true },
    },
    noticeTitle: { color: 'text', fontWeight: 'semibold', [ROOMY]: { alignSelf: 'end' } },
    noticeText: {
      gridArea: '2 / 1 / 3 / 3',
      [ROOMY]: { gridColumnEnd: '2' },
      [SMALL_SCREEN]: {
        [`:is(${CONVERSING}, ${WORDY}, .fill__stage${WRONG}, .fill__stage${FAILED}) &`]: { srOnly: true },
      },
    },
    switch: {
      flexShrink: '0',
      display: 'flex',
      alignItems: 'center',
      minHeight: '11',
      minWidth: '8.5rem',
      gridArea: '1 / 2',
      marginBlock: '-1.5',
      [ROOMY]: { gridRowEnd: '3' },
      '& .switchControl__description': { srOnly: true },
    },
    navigation,
    position,
    // For a person with a keyboard.
    keys: {
      color: 'muted',
      fontSize: 'xs',
      textAlign: 'center',
      display: 'none',
      [ROOMY]: { display: 'block' },
      '@media (pointer: coarse)': { display: 'none!' },
    },
    below: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      maxWidth: 'column',
      marginInline: 'auto',
      paddingInline: '4',
      paddingTop: { base: '6', sm: '10' },
      paddingBottom: '16',
    },
    center: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '4',
      minHeight: '80dvh',
      paddingInline: '4',
      textAlign: 'center',
      color: 'muted',
      '& h1': { color: 'text', marginBottom: '2' },
    },
    // Of a script that does not come, only the document can say so.
    slow: {
      display: 'none',
      '[data-waiting] + &': {
        display: 'block',
        position: 'fixed',
        inset: '0 0 auto',
        padding: '3',
        textAlign: 'center',
        background: 'warning-subtle',
        color: 'text',
        animation: 'reveal 1ms 15s backwards',
      },
    },
    emblem: {
      display: 'grid',
      placeItems: 'center',
      width: '16',
      height: '16',
      borderRadius: 'full',
      background: 'success-subtle',
      color: 'success',
    },
  },
  variants: {
    // What comes at once needs no announcement: a wait is shown only when there is one.
    waiting: { true: { center: { animation: 'appear 150ms ease-out 250ms backwards' } } },
    first: {
      true: {
        titleLine: { gridArea: 'auto / 1 / auto / -1', marginTop: '1.5' },
        title: {
          fontSize: 'lg',
          lineHeight: 'tight',
          letterSpacing: '-0.01em',
          lineClamp: 2,
          [ROOMY]: { fontSize: { base: 'lg', md: 'xl' }, lineClamp: 2 },
          [RAIL]: { fontSize: 'lg' },
          [TINY]: { lineClamp: 1 },
          [LOW]: { [`${WORDY} &`]: { lineClamp: 1 } },
        },
      },
    },
    covered: {
      true: {
        head: {
          [TALL]: {
            [`${NOT_CONVERSING} > &`]: { minHeight: `calc(${WORDS} + ${COVER} + 0.375rem)` },
          },
        },
      },
    },
    open: { true: { clamped: { '& > p': { lineClamp: 'unset', maxHeight: '30cqh', overflowY: 'auto' } } } },
  },
})
