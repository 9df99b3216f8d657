import { defineSlotRecipe } from '../define.ts'

/** Tags side by side: each with a button that takes it away, or as a link. */
export const tagEditor = defineSlotRecipe({
  className: 'tagEditor',
  slots: ['tags', 'tag', 'link'],
  base: {
    tags: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      listStyle: 'none',
      padding: '0',
      margin: '0',
      _empty: { display: 'none' },
    },
    tag: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      maxWidth: 'full',
      paddingInlineStart: '3',
      borderRadius: 'full',
      background: 'accent-subtle',
      color: 'accent-text',
      fontSize: 'sm',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
    },
    link: {
      paddingInline: '3',
      paddingBlock: '0.5',
      borderRadius: 'md',
      background: 'accent-subtle',
      color: 'accent-text',
      fontSize: 'sm',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline' },
      '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '11' },
    },
  },
})
