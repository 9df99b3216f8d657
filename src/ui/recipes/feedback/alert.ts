import { defineSlotRecipe } from '../define.ts'
import { FORCED_COLORS } from '../forced-colors.ts'

const tone = (name: string) => ({
  root: { background: `${name}-subtle` },
  icon: { color: name === 'accent' ? 'accent-text' : name },
})

export const alert = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'icon', 'body', 'title', 'text'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      borderRadius: 'md',
      paddingInline: '4',
      paddingBlock: '3',
      fontSize: 'sm',
      color: 'text',
      [FORCED_COLORS]: { border: '1px solid' },
    },
    icon: { flexShrink: '0', marginTop: '0.5' },
    body: { display: 'flex', flexDirection: 'column', gap: '1', flex: '1', minWidth: '0' },
    title: { fontWeight: 'semibold', lineHeight: 'snug' },
    text: { lineHeight: 'snug' },
  },
  variants: {
    tone: {
      neutral: { root: { background: 'subtle' }, icon: { color: 'muted' } },
      accent: tone('accent'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
    },
  },
})
