import { defineSlotRecipe } from '../../../ui/recipes/define.ts'

/** Ink on white in both themes: the screen shows what the paper will. */
export const printedResponse = defineSlotRecipe({
  className: 'printedResponse',
  slots: ['root', 'tools', 'failure', 'paper', 'header', 'title', 'answers', 'answer', 'label', 'value', 'footer'],
  base: {
    root: {
      minHeight: '100dvh',
      padding: { base: '3', sm: '6' },
      background: 'subtle',
      _print: { minHeight: '0', padding: '0', background: 'white' },
    },
    tools: {
      display: 'flex',
      justifyContent: 'space-between',
      maxWidth: '48rem',
      marginInline: 'auto',
      marginBottom: '4',
      _print: { display: 'none' },
    },
    failure: { maxWidth: '48rem', marginInline: 'auto' },
    paper: {
      maxWidth: '48rem',
      marginInline: 'auto',
      padding: { base: '5', sm: '10' },
      background: 'white',
      color: 'ink',
      borderRadius: 'md',
      boxShadow: 'float',
      overflowWrap: 'anywhere',
      // Skeletons and failures of a picture are written in the theme's own grey.
      '& img': { borderColor: 'ink', maxHeight: '18rem' },
      '& p': { color: 'ink' },
      '&[aria-busy=true] [aria-hidden=true]': { background: 'ink', opacity: '0.12', animation: 'none' },
      _print: { maxWidth: 'none', padding: '0', boxShadow: 'none' },
    },
    header: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      paddingBottom: '4',
      marginBottom: '5',
      borderBottom: '1px solid {colors.ink}',
    },
    title: { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight' },
    answers: { display: 'flex', flexDirection: 'column', gap: '5', margin: '0', _print: { display: 'block' } },
    answer: {
      breakInside: 'avoid',
      _print: { marginBottom: '5' },
    },
    label: { fontWeight: 'semibold', lineHeight: 'snug', marginBottom: '1' },
    value: { margin: '0', whiteSpace: 'pre-wrap', overflow: 'clip', overflowClipMargin: '4px' },
    footer: {
      marginTop: '8',
      paddingTop: '3',
      borderTop: '1px solid {colors.ink}',
      fontSize: 'sm',
      breakInside: 'avoid',
    },
  },
})
