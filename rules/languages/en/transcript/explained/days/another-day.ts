import type { Tense } from '../../dates/tense.ts'

/** Pairs of events, each of which has its day. */
export type Opposites = readonly (readonly [one: RegExp, other: RegExp])[]

/** How a language tells the day of something else than a question asks for. */
export interface OtherDays {
  /** Whether a question is about the past or about what is to come, where its words tell. */
  tense(label: string): Tense | undefined
  /** A question about the person, and who else a sentence may be about. */
  asksOwn: RegExp
  others: RegExp
  /** "I leave on the fifth" is no day of arrival. */
  opposites: Opposites
  /** That the person has something else to do, or is not there. */
  engaged: RegExp
  /** What turns from that to the answer: "i'm away on the third so make it the fourth". */
  turn: RegExp
  /** What a sentence is about, as the group "noun", at its beginning or after "I have": "the caretaker retires on". */
  subjects: readonly RegExp[]
}

interface Told {
  label: string
  said: string
  /** The words beside the days, each of which is a dot; of Spanish without accents. */
  around: string
  day: string
  today: string
}

/** Whether a sentence tells the day of something else: of another time, person, event or thing than the question names. */
export function tellsAnother(known: OtherDays, { label, said, around, day, today }: Told): boolean {
  const tense = known.tense(label)
  return (
    (tense === 'past' && day > today) ||
    (tense === 'coming' && day < today) ||
    (known.asksOwn.test(label) && known.others.test(around)) ||
    (known.engaged.test(around) && !known.turn.test(around)) ||
    known.opposites.some(
      ([one, other]) => isOpposite(one, other, label, said) || isOpposite(other, one, label, said),
    ) ||
    known.subjects.some((subject) => isForeign(subject.exec(around)?.groups?.['noun'], label))
  )
}

const isOpposite = (asked: RegExp, told: RegExp, label: string, said: string): boolean =>
  asked.test(label) && !told.test(label) && told.test(said) && !asked.test(said)

/** How many letters the forms of a word have in common: "scaffolders" of "scaffolding". */
const STEM = 4

const isForeign = (noun: string | undefined, label: string): boolean =>
  noun !== undefined && !` ${plain(label)}`.includes(` ${noun.slice(0, STEM)}`)

const plain = (label: string): string =>
  label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
