import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** The height of a cover above the first field. */
export const COVER = 'clamp(40px, calc(100dvh - 700px), 160px)'

/** What an owner adds to the page. None of it takes room from the question: a cover is there only where there is room. */
export const look = defineSlotRecipe({
  className: 'look',
  slots: ['cover', 'logo', 'line', 'welcome', 'words', 'start'],
  base: {
    cover: {
      width: 'full',
      height: COVER,
      gridColumn: '1 / -1',
      objectFit: 'cover',
      borderRadius: 'lg',
      background: 'subtle',
      flexShrink: '0',
    },
    // Most are drawn for light pages: dark letters without a ground would be lost on a dark one.
    logo: {
      height: '8',
      width: 'auto',
      maxWidth: '7rem',
      objectFit: 'contain',
      flexShrink: '0',
      _dark: { background: 'plate', padding: '1', borderRadius: 'sm' },
    },
    line: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    welcome: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      width: 'full',
      maxWidth: 'column',
      minHeight: '100dvh',
      marginInline: 'auto',
      paddingInline: '4',
      paddingTop: { base: '5', sm: '12' },
      '& .look__cover': { height: 'clamp(64px, 24dvh, 240px)' },
      '& .look__logo': { height: '12', maxWidth: '60%', alignSelf: 'flex-start' },
    },
    words: { maxWidth: '65ch', textWrap: 'pretty', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    // Long words scroll behind it.
    start: {
      position: 'sticky',
      bottom: '0',
      marginTop: { base: 'auto', sm: '2' },
      paddingBlock: '4',
      paddingBottom: 'max(1rem, env(safe-area-inset-bottom))',
      background: 'canvas',
      '& .button': { width: { base: 'full', sm: 'auto' }, minWidth: { sm: '12rem' } },
    },
  },
  variants: {
    place: {
      field: { cover: { '@media (max-height: 739px)': { display: 'none' } } },
      welcome: {},
    },
  },
})
