import { slotRecipe } from '../../ui/recipe.ts'
import type { responseDetail } from './recipes/detail.ts'
import type { responseList } from './recipes/list.ts'
import type { responseTools } from './recipes/tools.ts'

export const listClass = slotRecipe<typeof responseList>('responseList')
export const detailClass = slotRecipe<typeof responseDetail>('responseDetail')
export const toolsClass = slotRecipe<typeof responseTools>('responseTools')
