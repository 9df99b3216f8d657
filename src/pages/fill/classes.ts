import { slotRecipe } from '../../ui/recipe.ts'
import type { fill } from './recipes/fill.ts'
import type { handsFree } from './recipes/hands-free.ts'
import type { look } from './recipes/look.ts'
import type { panel } from './recipes/panel.ts'
import type { question } from './recipes/question.ts'
import type { voice } from './recipes/voice.ts'

export const fillClass = slotRecipe<typeof fill>('fill')
export const lookClass = slotRecipe<typeof look>('look')
export const panelClass = slotRecipe<typeof panel>('panel')
export const questionClass = slotRecipe<typeof question>('question')
export const voiceClass = slotRecipe<typeof voice>('voice')
export const handsFreeClass = slotRecipe<typeof handsFree>('handsFree')
