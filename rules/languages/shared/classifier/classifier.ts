import type { SpokenField } from '../normalise.ts'
import { featuresOf } from './features.ts'

/** A logistic regression over words, as `npm run train` writes it for a language. */
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
export function classifierBy({ bias, step, weights }: ClassifierData): (features: readonly number[]) => number {
  const bytes = Int8Array.from(atob(weights), (character) => character.charCodeAt(0))
  return (features) => features.reduce((sum, bucket) => sum + step * (bytes[bucket] ?? 0), bias)
}
