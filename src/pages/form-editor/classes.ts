import { slotRecipe } from '../../ui/recipe.ts'
import type { builder } from './recipes/builder.ts'

export const builderClass = slotRecipe<typeof builder>('builder')
