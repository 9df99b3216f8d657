import type { FieldOption } from '../../../../../contract/types.gen.ts'
import { homophoneKey } from './homophones.ts'
import { hoursSaid } from './hours.ts'
import type { Words } from '../../../shared/normalise.ts'
import { canonical, isIgnorable, SIGNIFICANT } from './words.ts'
import { wordSet } from '../../../shared/phrases.ts'
import { stem } from './stems.ts'
import { PAUSE, plainWords } from '../../../shared/words.ts'

export interface Option {
  label: string
  value: string
  /** The label as people may say it: whole, and without what stands in brackets. */
  sayings: readonly Words[]
}

/** Where an option was named among words. */
export interface Mention {
  option: Option
  start: number
  end: number
}

const BRACKETED = /\([^()]*\)|\[[^[\]]*\]/g
/** How many other words may stand beside a word of the sound, or of another form, of a label. */
const OTHERS_MAX = { sound: 1, form: 3 }
const AFTER_VERB = wordSet('with for')
const BEFORE_NOUN = wordSet('by the a an')
const known = new WeakMap<readonly FieldOption[], readonly Option[]>()

/** The options of a field, ready to be compared; a field's list is prepared once. */
export function optionsFrom(list: readonly FieldOption[] | null | undefined): readonly Option[] {
  if (!list) return []
  const options = known.get(list) ?? prepared(list)
  known.set(list, options)
  return options
}

function prepared(list: readonly FieldOption[]): Option[] {
  const hours = hoursSaid(list.map(({ label }) => label))
  return list.map(({ label, value }, at) => ({
    label,
    value,
    sayings: [...sayingsOf(label), ...(hours[at] ?? []).flatMap(sayingsOf)],
  }))
}

/** "$0 – $25,000" is read "to". */
const ranged = (label: string): string => label.replace(/(?<=\d\S*)\s+[–—-]\s+(?=[$€£]?\d)/gu, ' to ')

/** "AB-" is read "ab negative", and "0+" also "o positive". */
const signed = (label: string): string[] => {
  const [, group, sign] = /^(\p{L}{1,2}|0)\s?([+\u2212-])$/u.exec(label.trim()) ?? []
  const read = sign === '+' ? 'positive' : 'negative'
  return group === undefined ? [] : group === '0' ? [`0 ${read}`, `o ${read}`] : [`${group} ${read}`]
}

function sayingsOf(label: string): Words[] {
  const short = label.replace(BRACKETED, ' ')
  const sayings = (short === label ? [label, ...signed(label)] : [label, short])
    .map((wording) => canonical(plainWords(ranged(wording))).filter((word) => word !== PAUSE))
    .filter((words) => words.length > 0)
  const plain = canonical(plainWords(ranged(short)), SIGNIFICANT).filter((word) => word !== PAUSE)
  const isFurther = plain.length > 0 && !sayings.some((saying) => saying.join(' ') === plain.join(' '))
  return isFurther ? [...sayings, plain] : sayings
}

/** The words that any label has. */
export const labelWords = (options: readonly Option[]): ReadonlySet<string> =>
  new Set(options.flatMap(({ sayings }) => sayings.flat()))

/** Every place where a label was said; a label inside a longer one that was said does not count. */
export function mentionsIn(words: Words, options: readonly Option[]): Mention[] {
  const found = placesIn(words, options, (word) => word)
  if (found.length > 0) return longest(withoutVerbs(found, words).map((mention) => widened(mention, words, options)))
  const sounding = beside(words, placesIn(words, options, homophoneKey), OTHERS_MAX.sound)
  return longest(sounding.length > 0 ? sounding : beside(words, placesIn(words, options, stem), OTHERS_MAX.form))
}

/** The "go" of "I'd go with Python" is no option beside another, though "Go" is offered. */
function withoutVerbs(mentions: Mention[], words: Words): Mention[] {
  const isVerb = ({ start, end }: Mention) => words.slice(start, end).every(isIgnorable) && AFTER_VERB.has(words[end])
  const others = mentions.filter((mention) => !isVerb(mention))
  return others.length > 0 ? others : mentions
}

/** A single word that only sounds like a label is one where little else is said: "isle please", not "I read it all". */
function beside(words: Words, places: Mention[], othersMax: number): Mention[] {
  const isNoun = ({ start, end }: Mention) => end === words.length && BEFORE_NOUN.has(words[start - 1])
  const isSaid = (mention: Mention) =>
    words.length === 1 || isNoun(mention) || !words.slice(mention.start, mention.end).every(isIgnorable)
  const found = places.filter(isSaid)
  const covered = new Set(found.flatMap(({ start, end }) => [...words.keys()].slice(start, end)))
  const others = contentOf(words.filter((_, at) => !covered.has(at)))
  return others.length <= othersMax || found.some(({ start, end }) => end - start > 1) ? found : []
}

/** "Agree strongly" is "Strongly agree": the rest of a longer label stands right after the shorter one. */
function widened(mention: Mention, words: Words, options: readonly Option[]): Mention {
  const label = words.slice(mention.start, mention.end)
  const longer = options.flatMap((option) => {
    const saying = option.sayings[0] ?? []
    const rest = saying.slice(0, Math.max(0, saying.length - label.length))
    const isTurned = rest.length > 0 && label.every((word, at) => saying[rest.length + at] === word)
    const follows = isTurned && rest.every((word, at) => words[mention.end + at] === word)
    return follows ? [{ option, start: mention.start, end: mention.end + rest.length }] : []
  })
  return longer[0] ?? mention
}

function placesIn(words: Words, options: readonly Option[], form: (word: string) => string): Mention[] {
  const said = words.map(form)
  return options.flatMap((option) =>
    option.sayings.flatMap((saying) =>
      placesOf(said, saying.map(form).join('')).map(([start, end]) => ({ option, start, end })),
    ),
  )
}

/** Compared without spaces and commas: "e mail" is an Email, "part time" is Part-time. */
export function placesOf(words: Words, label: string): [start: number, end: number][] {
  const places: [number, number][] = []
  for (let start = 0; start < words.length; start += 1) {
    if (!label.startsWith(words[start] ?? '')) continue
    let [text, end] = ['', start]
    for (; end < words.length && text.length < label.length; end += 1) text += words[end] === PAUSE ? '' : words[end]
    if (text === label) places.push([start, end])
  }
  return places
}

function longest(mentions: Mention[]): Mention[] {
  const inside = (a: Mention, b: Mention) => a.start >= b.start && a.end <= b.end && a.end - a.start < b.end - b.start
  return mentions
    .filter((mention) => !mentions.some((other) => inside(mention, other)))
    .toSorted((a, b) => a.start - b.start)
}

export const contentOf = (words: Words): Words => words.filter((word) => !isIgnorable(word))

/** Whether words are said in a label. */
export const isInLabel =
  (options: readonly Option[]) =>
  (words: Words): boolean =>
    options.some(({ sayings }) => sayings.some((saying) => ` ${saying.join(' ')} `.includes(` ${words.join(' ')} `)))
