import { NOT_CONVERSING } from './page-states.ts'
import { NARROW, RAIL, ROOMY, TALL, TIGHT } from './screens.ts'

/** Progress, a title, and two lines of description. */
export const WORDS = '8.5rem'

/** How far the form is, and above the first field the owner's words. */
export const head = {
  head: {
    flexShrink: '0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    rowGap: '1.5',
    alignItems: 'center',
    '& .progress': { gridArea: '2 / 1 / 3 / -1' },
    // What stands above the first field leaves its place empty, or all below it would move up when it goes.
    [TALL]: { alignContent: 'start', [`${NOT_CONVERSING} > &` as const]: { minHeight: WORDS } },
    [TIGHT]: { srOnly: true },
  },
  titleLine: { gridArea: '1 / 1' },
  title: {
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    lineClamp: 2,
    [ROOMY]: { fontSize: 'md', lineClamp: 1 },
    [RAIL]: { fontSize: 'md', lineClamp: 1 },
  },
  description: { color: 'muted', textWrap: 'pretty', whiteSpace: 'pre-line', lineHeight: 'snug' },
  language: {
    gridArea: '1 / 1',
    color: 'muted',
    fontSize: 'xs',
    lineHeight: 'snug',
  },
  progressLine: {
    gridArea: '1 / 2',
    // In two lines, which leave the title its width.
    [NARROW]: { maxWidth: '7.5rem', whiteSpace: 'normal!', textAlign: 'end', textWrap: 'balance' },
    color: 'muted',
    fontSize: 'xs',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
  },
} as const
