import { defineSlotRecipe } from '../define.ts'

export const qrCode = defineSlotRecipe({
  className: 'qrCode',
  slots: ['root', 'frame', 'pattern'],
  base: {
    root: { padding: '3', background: '{colors.white}', borderRadius: 'md' },
    frame: { display: 'block', width: '9rem', height: '9rem', fill: '{colors.teal.950}' },
    pattern: { fill: '{colors.teal.950}' },
  },
})
