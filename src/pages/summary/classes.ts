import { slotRecipe } from '../../ui/recipe.ts'
import type { summaryChart } from './recipes/chart.ts'
import type { summary } from './recipes/summary.ts'

export const summaryClass = slotRecipe<typeof summary>('summary')
export const chartClass = slotRecipe<typeof summaryChart>('summaryChart')
