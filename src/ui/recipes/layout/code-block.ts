import { defineRecipe } from '../define.ts'

export const codeBlock = defineRecipe({
  className: 'codeBlock',
  base: {
    margin: '0',
    padding: '3',
    maxHeight: '16rem',
    overflow: 'auto',
    background: 'subtle',
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    fontFamily: 'mono',
    fontSize: 'xs',
    lineHeight: 'snug',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})
