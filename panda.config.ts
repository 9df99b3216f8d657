import { defineConfig } from '@pandacss/dev'
import { fillRecipes } from './src/pages/fill/recipes/index.ts'
import { builderRecipes } from './src/pages/form-editor/recipes/index.ts'
import { printRecipes } from './src/pages/print-response/recipes/index.ts'
import { responsesRecipes } from './src/pages/responses/recipes/index.ts'
import { summaryRecipes } from './src/pages/summary/recipes/index.ts'
import { colors, semanticColors } from './src/ui/recipes/colors.ts'
import { animationStyles, globalCss, keyframes } from './src/ui/recipes/global.ts'
import { ownerRecipes, ownerSlotRecipes, recipes, slotRecipes } from './src/ui/recipes/index.ts'
import { semanticShadows, tokens } from './src/ui/recipes/tokens.ts'

/** The respondent's page is built with its own style sheet, which the recipes of the owner's pages would make heavier. */
const owner =
  process.env['STYLES_OF'] === 'fill'
    ? { recipes: {}, slotRecipes: {} }
    : {
        recipes: ownerRecipes,
        slotRecipes: {
          ...ownerSlotRecipes,
          ...builderRecipes,
          ...printRecipes,
          ...responsesRecipes,
          ...summaryRecipes,
        },
      }

/** Every look is a config recipe written out in full here, so that no style runtime reaches the browser. */
export default defineConfig({
  preflight: true,
  presets: ['@pandacss/preset-base'],
  hooks: {
    // It gives every element of a page thirty variables of utilities that no look uses, which each change of a style copies.
    'preset:resolved': ({ name, preset, utils }) =>
      name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss']) : preset,
  },
  jsxFramework: 'react',
  outdir: 'styled-system',
  // No component writes styles: what Panda would find there are other properties of the same names.
  include: ['./src/ui/recipe.ts'],
  conditions: {
    extend: {
      dark: '[data-theme=dark] &',
      light: '[data-theme=light] &',
      hover: '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
    },
  },
  staticCss: { recipes: '*' },
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes,
    animationStyles,
    tokens: { ...tokens, colors },
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
    recipes: { ...recipes, ...owner.recipes },
    slotRecipes: { ...slotRecipes, ...fillRecipes, ...owner.slotRecipes },
  },
})
