import { NARROW, RAIL, SLIM } from './screens.ts'

/** The way on and back: below the card, around the microphone on a phone, above and below it on one that lies. */
export const navigation = {
  flexShrink: '0',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  [NARROW]: {
    // Between the buttons stands the microphone.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 5.5rem minmax(0, 1fr)',
    gridTemplateRows: '2.75rem auto',
    alignItems: 'start',
    columnGap: '2',
    rowGap: '3',
    marginInline: '-4',
    paddingInline: '4',
    order: '1',
    height: 'calc(6.375rem + env(safe-area-inset-bottom))',
    // The middle of the buttons is the middle of the microphone.
    paddingTop: '1.125rem',
    background: 'surface',
    borderTop: '1px solid {colors.border}',
    '& > :last-child': { gridColumn: '3' },
    '& .button': { paddingInline: '1!', gap: '0.5!', fontSize: 'sm!' },
    '& svg': { flexShrink: '0', marginInline: '-0.5' },
  },
  // The words need the width.
  [SLIM]: { '& svg': { display: 'none' } },
  [RAIL]: {
    gridColumn: '2',
    gridRow: '1 / -1',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '1',
    paddingInlineStart: '4',
    marginBlock: '-2',
    paddingBlock: '2',
    borderInlineStart: '1px solid {colors.border}',
    '& .button': { paddingInline: '1!', gap: '0.5!', fontSize: 'sm!' },
    // The words need the width.
    '& svg': { display: 'none' },
  },
} as const

/** Beside the buttons; on a phone below the way back, beside the name of the microphone. */
export const position = {
  color: 'muted',
  fontSize: 'xs',
  lineHeight: 'tight',
  textAlign: 'center',
  [NARROW]: { gridArea: '2 / 1', whiteSpace: 'nowrap' },
  [RAIL]: { marginBottom: 'auto' },
} as const
