import { defineRecipe } from '../define.ts'

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '5',
    height: '5',
    borderRadius: 'full',
    border: '2px solid {colors.border}',
    borderTopColor: 'accent',
    animation: 'spin 800ms linear infinite',
  },
  variants: { size: { sm: { width: '4', height: '4' }, lg: { width: '10', height: '10', borderWidth: '3px' } } },
})
