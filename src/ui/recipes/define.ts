import type { RecipeConfig, SlotRecipeConfig } from '@pandacss/dev'

/** Panda's own `defineRecipe` forgets the names of the variants, from which the components take their properties. */
export const defineRecipe = <const R extends RecipeConfig>(recipe: R): R => recipe

export const defineSlotRecipe = <const R extends SlotRecipeConfig>(recipe: R): R => recipe
