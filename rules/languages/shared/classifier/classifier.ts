import type { SpokenField } from '../normalise.ts'
import { featuresOf } from './features.ts'

/** A logistic regression over words, as `npm run classifiers` writes it for a language. */
export interface ClassifierData {
  /** Log-odds without any feature. */
  bias: number
  /** What a step of a weight is worth, in log-odds. */
  step: number
  /** One signed byte for each bucket of features, in base64. */
  weights: string
}

/**
 * How likely it is that what was said is no answer to the question: talk to others, about the form, of somebody else, or a
 * sentence that only holds the words of a value.
 * @returns log-odds: above 0 more likely than not
 */
export type Classifier = (field: SpokenField, heard: string) => number

export function classifierOf(data: ClassifierData): Classifier {
  const classify = classifierBy(data)
  return (field, heard) => classify(featuresOf(field, heard))
}

/** Likewise, of the features of what was said. */
export const classifierBy =
  (data: ClassifierData) =>
  (features: readonly number[]): number => {
    const weights = weightsOf(data)
    return features.reduce((sum, bucket) => sum + data.step * (weights[bucket] ?? 0), data.bias)
  }

const decoded = new WeakMap<ClassifierData, Int8Array>()

/** Decoded once, and not before something was said: a page fetches the weights while a person goes from field to field. */
function weightsOf(data: ClassifierData): Int8Array {
  const known = decoded.get(data) ?? Int8Array.from(atob(data.weights), (character) => character.charCodeAt(0))
  decoded.set(data, known)
  return known
}
