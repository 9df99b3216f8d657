import { builder } from './builder.ts'

export const builderRecipes = { builder }
