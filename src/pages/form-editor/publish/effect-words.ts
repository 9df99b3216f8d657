import type { AnswersAffected } from '../../../../rules/drafts/changes.ts'
import { counted } from '../../common/numbers.ts'

export const uncounted = 'How many responses that is cannot be counted now. All of them are kept.'

const listed = (labels: string[]): string => labels.map((label) => `“${label}”`).join(', ')

const CONSEQUENCES: Record<AnswersAffected['kind'], (options: string[]) => string> = {
  removed: () => 'they are kept, and the question is not asked any more',
  retyped: () => 'they stay as they were given, in the type that the question had',
  options: (options) => `answers with ${listed(options)} are kept, and it can no longer be chosen`,
}

/** @param count of responses that hold an answer to the question; undefined while that is not known */
export function effectText({ kind, label, options }: AnswersAffected, count: number | undefined): string {
  if (count === 0) return `No response holds an answer to “${label}”.`
  const holders = count === undefined ? 'Responses hold' : counted(count, 'response holds', 'responses hold')
  return `${holders} an answer to “${label}”: ${CONSEQUENCES[kind](options)}.`
}
