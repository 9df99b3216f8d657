import { printedResponse } from './printed-response.ts'

export const printRecipes = { printedResponse }
