import type { Numerals, Otherwise, Roles } from './terms.ts'

/** What a question asks for, in the plain words of a language. */
export interface Asks {
  /** How many there are of something. */
  count: RegExp
  /** Of whom or of what; `people` also what each of them needs one of. */
  people: RegExp
  adults: RegExp
  children: RegExp
  animals: RegExp
  rooms: RegExp
  nights: RegExp
  age: RegExp
  /** Since when something has been so. */
  years: RegExp
  /** Something of the person who answers. */
  own: RegExp
}

/** What a language tells of numbers that follow from others. */
export interface NumberInference extends Numerals {
  asks: Asks
  /** Articles, joints, and what stands around an answer. */
  general: Roles
  people: Roles
  animals: Roles
  rooms: Roles
  /** What holds so many, and how often. */
  goods: Roles
  /** Units of time. */
  times: Roles
  /** Days, and what comes and goes on them. */
  days: Roles
  /** Births, birthdays and beginnings. */
  lives: Roles
  /** Units of weight, length and temperature. */
  measures: Roles
  /** Whether a capital inside a sentence tells a name. */
  hasNames: boolean
}

/** Kinds of which a label names the first, from the narrowest on. */
const KINDS = ['adults', 'children', 'animals', 'rooms', 'people'] as const

/** What a question counts: `things` are any others. */
export type Counted = (typeof KINDS)[number] | 'things'

/** What a question counts; undefined where it asks for no number of anything. */
export function countedBy(
  label: string,
  { asks, wordsOf }: Pick<NumberInference, 'asks' | 'wordsOf'>,
): Counted | undefined {
  const said = wordsOf(label).join(' ')
  if (asks.age.test(said) || asks.years.test(said)) return undefined
  const kind = KINDS.find((each) => asks[each].test(said)) ?? 'things'
  const isCount = asks.count.test(said) || (kind !== 'things' && said.split(' ').length < LABEL_WORDS)
  return isCount ? kind : undefined
}

/** A label of fewer words names only what is counted: "Guests". */
const LABEL_WORDS = 3

/** In letters, of the stem that a word has in common with one of the question. */
const STEM_MIN = 3

/** Words of the question, in a form that ends otherwise at most. */
export function wordsAsked(label: string, { wordsOf }: Pick<Numerals, 'wordsOf'>): Otherwise {
  const asked = wordsOf(label)
  return (word) => {
    const isForm = asked.some((own) => {
      const stem = Math.max(STEM_MIN, Math.min(own.length, word.length) - 2)
      return (
        own.length >= STEM_MIN &&
        own.slice(0, stem) === word.slice(0, stem) &&
        Math.abs(own.length - word.length) < STEM_MIN
      )
    })
    return isForm ? { role: 'asked', value: 1, words: [word] } : undefined
  }
}
