import { readFileSync } from 'node:fs'
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

/** As generated, since colours and shadows are made of others. */
const generated = readFileSync(new URL('../../styled-system/tokens/index.mjs', import.meta.url), 'utf8')
const REFERENCE = /\{((?:colors|fonts|fontSizes|radii|shadows|sizes|spacing)\.[\w.-]+)\}/g

// A reference to nothing stays as it is written: the browser drops the whole declaration, without a word.
it('a look refers only to tokens that exist', () =>
  expect(
    trackedSources('.ts')
      .filter(({ path }) => path.includes('/recipes/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(REFERENCE)]
          .filter(([, name = '']) => !generated.includes(`"${name}": {`))
          .map(([reference]) => `${path}: ${reference}`),
      ),
  ).toEqual([]))
