import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** The respondent's page: one column; on a phone the navigation stay where the thumb is. */
export const fill = defineSlotRecipe({
  className: 'fill',
  slots: [
    'page',
    'header',
    'description',
    'language',
    'progress',
    'progressLine',
    'center',
    'emblem',
    'navigation',
    'position',
    'keys',
  ],
  base: {
    page: {
      display: 'flex',
      flexDirection: 'column',
      gap: { base: '4', sm: '6' },
      width: 'full',
      maxWidth: 'column',
      marginInline: 'auto',
      paddingInline: '4',
      paddingTop: { base: '5', sm: '12' },
      paddingBottom: { base: '20', sm: '16' },
    },
    header: { display: 'flex', flexDirection: 'column', gap: '2' },
    description: { color: 'muted', maxWidth: '65ch', textWrap: 'pretty', whiteSpace: 'pre-line' },
    language: { color: 'muted', fontSize: 'sm' },
    progress: { display: 'flex', flexDirection: 'column', gap: '2' },
    progressLine: { color: 'muted', fontSize: 'sm' },
    center: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '4',
      minHeight: '80dvh',
      textAlign: 'center',
      color: 'muted',
      '& h1': { color: 'text', marginBottom: '2' },
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
    navigation: {
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: '1fr auto 1fr' },
      alignItems: 'center',
      gap: '3',
      '& > :last-child': { justifySelf: 'end' },
      '& > :first-child': { justifySelf: 'start' },
      '& .button': {
        paddingInline: { base: '3', sm: '4' },
        gap: { base: '0.5', sm: '2' },
        fontSize: { base: 'sm', sm: 'md' },
      },
      smDown: {
        gap: '2',
        // The words need the width.
        '& svg': { display: 'none' },
        // What gets the focus must not stop below this bar.
        'html:has(&)': { scrollPaddingBottom: '20' },
        position: 'fixed',
        insetInline: '0',
        bottom: '0',
        zIndex: 'bar',
        paddingInline: '4',
        paddingTop: '2.5',
        paddingBottom: 'max(0.625rem, env(safe-area-inset-bottom))',
        background: 'surface',
        borderTop: '1px solid {colors.border}',
      },
    },
    position: { color: 'muted', fontSize: { base: 'xs', sm: 'sm' }, whiteSpace: 'nowrap', textAlign: 'center' },
    // For a person with a keyboard.
    keys: {
      color: 'muted',
      fontSize: 'xs',
      textAlign: 'center',
      display: { base: 'none', md: 'block' },
      '@media (pointer: coarse)': { display: 'none!' },
    },
  },
  variants: {
    // What comes at once needs no announcement: a wait is shown only when there is one.
    waiting: { true: { center: { animation: 'appear 150ms ease-out 250ms backwards' } } },
  },
})
