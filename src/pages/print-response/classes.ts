import { slotRecipe } from '../../ui/recipe.ts'
import type { printedResponse } from './recipes/printed-response.ts'

export const printClass = slotRecipe<typeof printedResponse>('printedResponse')
