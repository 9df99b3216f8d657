import { expect, it } from 'vitest'
import { tokens } from '../../src/ui/recipes/tokens.ts'
import { trackedSources } from './source.ts'

const SPACED = /\b(?:padding|margin|gap|rowGap|columnGap|inset|top|bottom|left|right)\w*: '(-?[\d.]+)!?'/g
const SIZED = /\b(?:width|height|min(?:Width|Height)|max(?:Width|Height)): '([\d.]+)!?'/g

const misnamed = (pattern: RegExp, scale: object) =>
  trackedSources('.ts')
    .filter(({ path }) => path.includes('/recipes/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(pattern)]
        .filter(([, step = '']) => step !== '0' && !(step.replace('-', '') in scale))
        .map(([value]) => `${path}: ${value}`),
    )

// A step that the scale does not have is taken as so many pixels.
it('a look names only steps that the scale of spaces has', () => expect(misnamed(SPACED, tokens.spacing)).toEqual([]))
it('a look names only steps that the scale of sizes has', () => expect(misnamed(SIZED, tokens.sizes)).toEqual([]))
