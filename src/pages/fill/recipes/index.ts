import { fill } from './fill.ts'
import { handsFree } from './hands-free.ts'
import { look } from './look.ts'
import { panel } from './panel.ts'
import { question } from './question.ts'
import { responses } from './responses.ts'
import { voice } from './voice.ts'

/** The looks that only the respondent's page has. */
export const fillRecipes = { fill, handsFree, look, panel, question, responses, voice }
