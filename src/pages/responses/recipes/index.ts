import { responseDetail } from './detail.ts'
import { responseList } from './list.ts'
import { responseTools } from './tools.ts'

export const responsesRecipes = { responseDetail, responseList, responseTools }
