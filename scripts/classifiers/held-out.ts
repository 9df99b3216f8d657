import { classifierBy } from '../../rules/languages/shared/classifier/classifier.ts'
import type { Example } from './examples.ts'
import { train } from './regression.ts'

const PARTS = 10
/** Of the answers so many may be asked for. */
const ASKED = [0.01, 0.02, 0.05]

/**
 * Trains on nine tenths and looks at the last, ten times; all examples of a label are in one part, so that no question was seen.
 * @returns a line of text
 */
export function heldOut(examples: readonly Example[]): string {
  const labels = [...new Set(examples.map(({ label }) => label))]
  const partOf = new Map(labels.map((label, at) => [label, at % PARTS]))
  const judged = Array.from({ length: PARTS }, (_, part) => {
    const isHeldOut = ({ label }: Example) => partOf.get(label) === part
    const oddsOf = classifierBy(train(examples.filter((example) => !isHeldOut(example))))
    return examples.filter(isHeldOut).map((example) => ({ ...example, odds: oddsOf(example.features) }))
  }).flat()
  const answers = judged.filter(({ isAnswer }) => isAnswer).toSorted((a, b) => b.odds - a.odds)
  const others = judged.filter(({ isAnswer }) => !isAnswer)
  return ASKED.map((share) => {
    const limit = answers[Math.floor(share * answers.length)]?.odds ?? 0
    const found = others.filter(({ odds }) => odds > limit).length / others.length
    return `${percent(found)} of what is no answer found where ${percent(share)} of the answers are asked for (above ${limit.toFixed(1)})`
  }).join('; ')
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
