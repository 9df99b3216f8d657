import { defineSlotRecipe } from '../../../ui/recipes/define.ts'
import { ASKED, SETTINGS } from './voice-settings.ts'
import { NARROW, RAIL, ROOMY, TIGHT } from './screens.ts'

const twoLines = '2.75rem'
/** Why voice input fails is read to its end, and may take more than its place; what was heard stands beside the state, which is short. */
const FAILED = '.voice__status:not(:has(> .voice__check)) > &:has(> [role="alert"])'
const MISHEARD = { gridArea: '1 / 1', marginInlineStart: '9rem', fontSize: 'sm', lineClamp: 1 } as const
const UNSEEN = { opacity: '0', pointerEvents: 'none' } as const

/** `--level` is how loud it is just now, from 0 to 1: the ring grows with it, and never as far as the label. */
export const voice = defineSlotRecipe({
  className: 'voice',
  slots: [
    'button',
    'disc',
    'label',
    'status',
    'state',
    'words',
    'transcript',
    'check',
    'question',
    'explanation',
    'saved',
    'note',
    'settings',
    'summary',
    'summaryText',
    'overlay',
    'pauses',
  ],
  base: {
    button: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      alignSelf: 'flex-start',
      border: '0',
      background: 'transparent',
      color: 'accent-text',
      cursor: 'pointer',
      _disabled: { opacity: '0.5', cursor: 'default' },
      borderRadius: 'md',
      userSelect: 'none',
      _focusVisible: { outline: 'none' },
      '&:focus-visible .voice__disc': { outline: '2px solid {colors.accent}', outlineOffset: '3px' },
      // A finger that holds it neither scrolls the page nor opens a menu.
      '&[data-hold]': { touchAction: 'none', WebkitTouchCallout: 'none' },
      '&:hover .voice__disc': { background: 'accent-fill-hover' },
      '&:active .voice__disc': { transform: 'scale(0.96)' },
      [NARROW]: {
        position: 'absolute',
        zIndex: '1',
        bottom: 'calc(0.375rem + env(safe-area-inset-bottom))',
        insetInline: '0',
        width: '5.5rem',
        marginInline: 'auto',
      },
      [RAIL]: {
        position: 'absolute',
        zIndex: '1',
        insetInlineEnd: '4',
        insetBlock: '0',
        margin: 'auto',
        width: '5.5rem',
        height: 'fit-content',
      },
    },
    disc: {
      display: 'grid',
      placeItems: 'center',
      width: '16',
      height: '16',
      borderRadius: 'full',
      // Seen only where the colours are the person's own, which leave out backgrounds and shadows.
      border: '1px solid transparent',
      background: 'accent-fill',
      color: 'on-accent',
      boxShadow: '0 0 0 calc(var(--level, 0) * 6px) color-mix(in srgb, {colors.accent} 45%, transparent)',
      transition: 'background-color 150ms ease-out, box-shadow 90ms linear, transform 150ms ease-out',
    },
    label: {
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: 'tight',
      whiteSpace: 'nowrap',
      [ROOMY]: { fontSize: 'sm' },
    },
    // What a voice does never moves what stands below.
    status: {
      position: 'relative',
      flexShrink: '0',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      // Two lines, or a question with its buttons.
      gridTemplateRows: '1.375rem minmax(2.875rem, auto)',
      columnGap: '2',
      [TIGHT]: { gridTemplateRows: '1.25rem minmax(1.5rem, auto)' },
    },
    state: {
      gridArea: '1 / 1',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'sm',
      fontWeight: 'medium',
      lineHeight: 'tight',
      [ASKED]: UNSEEN,
      _before: { content: '""', width: '2', height: '2', borderRadius: 'full', background: 'edge', flexShrink: '0' },
    },
    words: {
      gridArea: '2 / 1',
      maxHeight: twoLines,
      overflow: 'hidden',
      // Of more than two lines the last ones show, as they are heard.
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      alignSelf: 'start',
      [TIGHT]: { maxHeight: '1.5rem' },
      [FAILED]: {
        display: 'contents',
        '& > *': { gridArea: '2 / 1', lineClamp: 'none' },
        '& > blockquote': MISHEARD,
      },
      [ASKED]: UNSEEN,
    },
    transcript: { lineHeight: '1.375rem', overflowWrap: 'anywhere', fontWeight: 'medium' },
    check: {
      gridArea: '1 / 1 / 3 / 3',
      minWidth: '0',
      display: 'flex',
      flexDirection: 'column',
      gap: '0.5',
      '& .button--icon_true': { width: '11', padding: '0!' },
      '& .button': { [NARROW]: { fontSize: 'sm!', paddingInline: '3!' } },
      [TIGHT]: {
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        '& > div': { flexShrink: '0' },
        '& .button--icon_true': { display: 'none' },
      },
    },
    question: {
      fontWeight: 'semibold',
      lineHeight: '1.375rem',
      fontSize: 'sm',
      // Its buttons say the same, and need the width.
      [TIGHT]: { '&#refused-question': { display: 'none' } },
    },
    explanation: { fontSize: 'sm', lineHeight: 'snug' },
    // Beside what went wrong, which stays in its place.
    saved: {
      gridArea: '3 / 1 / 4 / 3',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
    },
    note: { color: 'muted', fontSize: 'sm', lineHeight: '1.375rem', lineClamp: 2, [TIGHT]: { lineClamp: 1 } },
    ...SETTINGS,
  },
  variants: {
    state: {
      idle: {},
      waiting: { disc: { animation: 'breathe 1200ms ease-in-out infinite' } },
      listening: {
        disc: {
          boxShadow: '0 0 0 calc(2px + var(--level, 0) * 4px) color-mix(in srgb, {colors.accent} 45%, transparent)',
        },
        state: { color: 'accent-text', _before: { background: 'accent-fill' } },
      },
      done: {
        button: { color: 'success', '&:hover .voice__disc': { background: 'success-subtle' } },
        disc: { background: 'success-subtle', color: 'success' },
      },
      failed: { state: { color: 'danger', _before: { background: 'danger' } } },
    },
  },
})
