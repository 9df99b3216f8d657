import { defineSlotRecipe } from '../define.ts'

/** A small picture of how a number went, beside words. */
export const sparkline = defineSlotRecipe({
  className: 'sparkline',
  slots: ['root', 'area', 'line', 'last'],
  base: {
    root: {
      display: 'block',
      width: { base: '9rem', md: '6rem', lg: '9rem' },
      maxWidth: 'full',
      height: '9',
      overflow: 'visible',
    },
    area: { fill: 'accent-subtle' },
    line: { fill: 'none', stroke: 'accent', strokeWidth: '2', strokeLinecap: 'round', strokeLinejoin: 'round' },
    last: { fill: 'accent' },
  },
})
