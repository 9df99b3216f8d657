import { summaryChart } from './chart.ts'
import { summary } from './summary.ts'

export const summaryRecipes = { summary, summaryChart }
