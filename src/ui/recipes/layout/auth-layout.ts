import { defineSlotRecipe } from '../define.ts'

/** The screens before signing in: one column. */
export const authLayout = defineSlotRecipe({
  className: 'authLayout',
  slots: ['root', 'logo', 'card', 'title', 'links', 'code'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '6',
      minHeight: '100dvh',
      padding: { base: '4', sm: '8' },
    },
    logo: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      fontSize: '2xl',
      fontWeight: 'bold',
      letterSpacing: '-0.02em',
    },
    card: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      width: 'full',
      maxWidth: '26rem',
      padding: { base: '5', sm: '8' },
      background: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
    },
    title: { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' },
    links: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1.5',
      justifyContent: 'center',
      maxWidth: '26rem',
      fontSize: 'sm',
      color: 'muted',
    },
    code: { fontSize: '3xl', fontWeight: 'bold', color: 'accent-text', letterSpacing: '0.1em' },
  },
})
