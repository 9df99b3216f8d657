import { classifierBy, type ClassifierData } from '../../rules/languages/shared/classifier/classifier.ts'
import { DOUBTED } from '../../rules/languages/shared/classifier/judged.ts'
import { BUCKETS } from '../../rules/languages/shared/classifier/features.ts'
import type { Example } from './examples.ts'

const EPOCHS = 40
/** Whose weights are averaged, so that the order of the examples hardly matters. */
const AVERAGED = 20
const RATE = 0.03
const BIAS_RATE = 0.02
/** How strongly weights are held near zero. */
const DECAY = 0.01
/** What a byte of a weight counts, in log-odds. */
const STEP = 1 / 10
const BYTE_MAX = 127

/** How often the table is heeded more. */
const ROUNDS = 8

/**
 * Trains until no answer of the table is doubted: those that are count more in the next round.
 * @param table what must be taken counts twice from the beginning
 */
export function trainHeeding(table: readonly Example[], others: readonly Example[]): ClassifierData {
  const examples = [...others, ...table, ...table]
  let data = train(examples)
  for (let round = 1; round < ROUNDS; round += 1) {
    const oddsOf = classifierBy(data)
    const doubted = table.filter(({ isAnswer, features }) => isAnswer && oddsOf(features) > DOUBTED)
    if (doubted.length === 0) break
    examples.push(...doubted, ...doubted)
    data = train(examples)
  }
  return data
}

/** Logistic regression by stochastic gradient descent with AdaGrad; the same examples give the same weights. */
export function train(examples: readonly Example[]): ClassifierData {
  const model: Model = { bias: 0, weights: new Float64Array(BUCKETS), squares: new Float64Array(BUCKETS).fill(1e-6) }
  const sums = new Float64Array(BUCKETS)
  const order = [...examples]
  const random = pseudoRandom()
  let biases = 0
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    for (const example of order) learn(model, example)
    if (epoch < EPOCHS - AVERAGED) continue
    biases += model.bias
    for (const [bucket, weight] of model.weights.entries()) sums[bucket]! += weight
  }
  const weights = sums.map((sum) => sum / AVERAGED)
  return { bias: Number((biases / AVERAGED).toFixed(2)), step: STEP, weights: base64Of(weights) }
}

interface Model {
  bias: number
  weights: Float64Array
  /** Of all gradients so far: what was often moved moves less. */
  squares: Float64Array
}

function learn(model: Model, { features, isAnswer }: Example): void {
  const { weights, squares } = model
  const odds = features.reduce((sum, bucket) => sum + weights[bucket]!, model.bias)
  const error = 1 / (1 + Math.exp(-odds)) - (isAnswer ? 0 : 1)
  model.bias -= BIAS_RATE * error
  for (const bucket of features) {
    const gradient = error + DECAY * weights[bucket]!
    squares[bucket]! += gradient * gradient
    weights[bucket]! -= (RATE * gradient) / Math.sqrt(squares[bucket]!)
  }
}

const base64Of = (weights: Float64Array): string =>
  Buffer.from(
    Int8Array.from(weights, (weight) => Math.max(-BYTE_MAX, Math.min(BYTE_MAX, Math.round(weight / STEP)))),
  ).toString('base64')

/** The same numbers on every run. */
function pseudoRandom(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[items[last], items[other]] = [items[other]!, items[last]!]
  }
}
