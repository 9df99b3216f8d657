import { builder } from './builder.ts'
import { fieldCard } from './field-card.ts'
import { findings } from './findings.ts'
import { formChart } from './form-chart.ts'
import { logic } from './logic.ts'
import { lookEditor } from './look-editor.ts'

export const builderRecipes = { builder, fieldCard, findings, formChart, logic, lookEditor }
