import { defineRecipe } from '../define.ts'
import { CHOSEN, FORCED_COLORS } from '../forced-colors.ts'

const bar = { background: 'accent', borderRadius: 'full', transition: 'width 200ms ease-out', ...CHOSEN }

/** A native progress element: the pseudo elements of the engines cannot share one rule. */
export const progress = defineRecipe({
  className: 'progress',
  base: {
    display: 'block',
    appearance: 'none',
    width: 'full',
    height: '2',
    border: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    background: 'border',
    [FORCED_COLORS]: { border: '1px solid' },
    '&::-webkit-progress-bar': { background: 'border' },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
  variants: { size: { sm: { height: '1.5' }, md: { height: '2' } } },
})
