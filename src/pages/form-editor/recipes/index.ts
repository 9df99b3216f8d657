import { builder } from './builder.ts'
import { findings } from './findings.ts'
import { lookEditor } from './look-editor.ts'

export const builderRecipes = { builder, findings, lookEditor }
