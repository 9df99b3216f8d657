import { defineRecipe } from './define.ts'

/** The last of its place is on its way out: of it only what had the focus is there, for a screen reader alone. */
export const lingering = defineRecipe({
  className: 'lingering',
  base: {
    display: 'contents',
    '.lingering + &': {
      srOnly: true,
      display: 'block',
      '& dialog': { display: 'block', position: 'static' },
      '& :not([data-left], :has([data-left]), [data-left] *)': { display: 'none!' },
    },
  },
})
