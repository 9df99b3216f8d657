import { defineRecipe } from '../define.ts'

const gaps = { 1: { gap: '1' }, 2: { gap: '2' }, 3: { gap: '3' }, 4: { gap: '4' }, 6: { gap: '6' }, 8: { gap: '8' } }

export const stackLayout = defineRecipe({
  className: 'stackLayout',
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: {
    gap: gaps,
    align: { start: { alignItems: 'flex-start' }, center: { alignItems: 'center', textAlign: 'center' } },
  },
})

export const row = defineRecipe({
  className: 'row',
  base: { display: 'flex', alignItems: 'center', minWidth: '0' },
  variants: {
    gap: gaps,
    justify: {
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
      center: { justifyContent: 'center' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
    /** Buttons in it are large enough for a finger, where fingers are used. */
    touch: { true: { '@media (pointer: coarse)': { '& > :is(a, button)': { minHeight: '11' } } } },
    align: { start: { alignItems: 'flex-start' }, end: { alignItems: 'flex-end' } },
  },
})
