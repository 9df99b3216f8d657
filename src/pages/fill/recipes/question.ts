import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** The card of the current field. The voice button stands beside the control, below it on a phone. */
export const question = defineSlotRecipe({
  className: 'question',
  slots: ['root', 'top', 'label', 'badges', 'help', 'answer', 'control', 'notes', 'hint'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      background: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      padding: { base: '5', sm: '8' },
      boxShadow: 'float',
    },
    top: {
      display: 'flex',
      flexDirection: { base: 'column-reverse', sm: 'row' },
      justifyContent: 'space-between',
      gap: { base: '1.5', sm: '3' },
    },
    label: {
      fontSize: { base: 'xl', sm: '2xl' },
      fontWeight: 'semibold',
      lineHeight: 'tight',
      letterSpacing: '-0.01em',
      textWrap: 'balance',
      minWidth: '0',
    },
    badges: { display: 'flex', alignItems: 'flex-start', gap: '1.5', flexShrink: '0', paddingTop: { sm: '1' } },
    help: { color: 'muted', maxWidth: '60ch', textWrap: 'pretty', whiteSpace: 'pre-line' },
    answer: {
      display: 'grid',
      gap: { base: '4', sm: '5' },
      marginTop: '2',
      gridTemplateColumns: { base: 'auto 1fr', sm: '1fr auto' },
      gridTemplateAreas: {
        base: '"control control" "voice status"',
        sm: '"control voice" "status status"',
      },
      alignItems: { base: 'center', sm: 'start' },
    },
    control: { gridArea: 'control', display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    notes: { display: 'flex', flexDirection: 'column', gap: '1' },
    hint: { color: 'muted', fontSize: 'sm', lineHeight: 'snug' },
  },
})
