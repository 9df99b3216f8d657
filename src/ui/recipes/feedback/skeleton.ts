import { defineRecipe } from '../define.ts'

/** A placeholder in the shape of the content. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    height: '5',
    maxWidth: 'full',
    borderRadius: 'sm',
    background: 'border',
    animation: 'shimmer 1200ms ease-in-out infinite',
  },
  variants: {
    // A cell would grow with what has a width of its own.
    width: {
      sm: { width: '5rem' },
      md: { width: '9rem' },
      lg: { width: '14rem' },
      cell: { width: 'full', maxWidth: '9rem' },
    },
    height: { lg: { height: '8' } },
  },
})
