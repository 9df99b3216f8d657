import { builder } from './builder.ts'
import { findings } from './findings.ts'

export const builderRecipes = { builder, findings }
