import type { typeProblem } from './type-problem.ts'

let judge: typeof typeProblem | undefined

/** A page fetches what knows types of files with the control that takes a file; until then the server alone judges. */
export const typeJudge = (): typeof typeProblem | undefined => judge

export async function loadTypeJudge(): Promise<void> {
  judge ??= (await import('./type-problem.ts')).typeProblem
}
