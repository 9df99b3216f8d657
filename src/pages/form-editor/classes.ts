import { slotRecipe } from '../../ui/recipe.ts'
import type { builder } from './recipes/builder.ts'
import type { fieldCard } from './recipes/field-card.ts'
import type { findings } from './recipes/findings.ts'
import type { formChart } from './recipes/form-chart.ts'
import type { logic } from './recipes/logic.ts'
import type { lookEditor } from './recipes/look-editor.ts'

export const builderClass = slotRecipe<typeof builder>('builder')
export const fieldCardClass = slotRecipe<typeof fieldCard>('fieldCard')
export const findingsClass = slotRecipe<typeof findings>('findings')
export const formChartClass = slotRecipe<typeof formChart>('formChart')
export const logicClass = slotRecipe<typeof logic>('logic')
export const lookEditorClass = slotRecipe<typeof lookEditor>('lookEditor')
