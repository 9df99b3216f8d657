import { typeProblem } from './type-problem.ts'

/** Judges the type of a file. In Node it is simply there. */
export const typeJudge = (): typeof typeProblem | undefined => typeProblem

export const loadTypeJudge = async (): Promise<void> => {}
