import { traitsOf } from '../../../field-types.ts'
import type { SpokenField } from '../normalise.ts'

/** How many weights a classifier has; different features may share one. */
export const BUCKETS = 2 ** 15

/** Words of a label or an option that are as short are those of sentences too. */
const SHORT = 3
/** In letters, of words that are longer than both. */
const STEM = 4
const ENDING = 3
/** In words. */
const LENGTH_STEP = 3
const LENGTHS = 5

/**
 * What a classifier sees of an utterance, as the buckets of its features: each word, also by the kind of value that is asked
 * for, with the word before it, its stem and its ending, and how many words there are. Words of the question and its options,
 * and figures, are seen only as such.
 */
export function featuresOf(field: SpokenField, heard: string): number[] {
  const { value: kind } = traitsOf(field.type)
  const words = masked(heard, field)
  const features = words.flatMap((word, at) => [
    word,
    `${kind}:${word}`,
    `${words[at - 1] ?? '^'} ${word}`,
    ...(isMask(word) || word.length <= STEM ? [] : [`${word.slice(0, STEM)}~`, `~${word.slice(-ENDING)}`]),
  ])
  const length = Math.min(LENGTHS, Math.floor(words.length / LENGTH_STEP))
  return [...new Set([...features, `${words.at(-1)} $`, `${kind}:`, `${kind}:#${length}`].map(bucketOf))]
}

const isMask = (word: string): boolean => word.startsWith('<')

/** The words, of which those that the field itself tells stand together as one. */
function masked(heard: string, { label = '', options }: SpokenField): string[] {
  const [asked, offered] = [longWords(label), longWords((options ?? []).map((option) => option.label).join(' '))]
  const maskOf = (word: string): string => {
    if (offered.has(word)) return '<option>'
    if (/^\d/u.test(word)) return '<number>'
    return asked.has(word) ? '<label>' : word
  }
  return wordsOf(heard)
    .map(maskOf)
    .filter((word, at, all) => !isMask(word) || word !== all[at - 1])
}

const longWords = (text: string): Set<string> => new Set(wordsOf(text).filter((word) => word.length > SHORT))

/** Lower-case words without accents, figures, and the signs of questions and exclamations. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}']+|\d+|[?!]/gu) ?? []

/** FNV-1a, its high bits mixed into the low ones, which alone decide. */
function bucketOf(feature: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85_eb_ca_6b)
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1)
}
