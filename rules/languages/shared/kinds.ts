import type { FieldOption } from '../../../contract/types.gen.ts'
import { labelsOf, type Wording } from './label-words.ts'
import type { Words } from './normalise.ts'
import { type Phrases, phrases } from './phrases.ts'
import { PAUSE } from './words.ts'

/** Phrases, and how labels call the kinds of which they tell. */
export type Kinds = Phrases<readonly Words[]>

/**
 * Takes kinds, one in a line: before the colon how a label may call it, after it what is of that kind, divided by `|`; a line that
 * begins with a space goes on with the one before. A phrase may be of several kinds.
 * @param formOf as in the wording with which they are looked for
 */
export function kinds(list: string, formOf: Wording['formOf']): Kinds {
  const heads = new Map<string, Words[]>()
  for (const line of list.replaceAll(/\n\s+/gu, '').split('\n')) {
    const [called = [], members = []] = line.split(':').map((part) => part.split('|').map((phrase) => phrase.trim()))
    for (const phrase of new Set([...called, ...members].map((each) => inForm(each.split(' '), formOf).join(' '))))
      heads.set(phrase, [...(heads.get(phrase) ?? []), ...called.map((head) => head.split(' '))])
  }
  return phrases([...heads].map(([phrase, meaning]) => [meaning, phrase] as const))
}

const inForm = (words: Words, formOf: Wording['formOf']): Words => words.map((word) => formOf(word))

/**
 * What was said with a whole label in place of each phrase that is of the kind of that option alone; undefined where none is.
 * "His nan picks him up" is "his grandparent picks him up" where grandparents are offered.
 */
export function byKind(
  said: Words,
  options: readonly FieldOption[],
  table: Kinds,
  wording: Wording,
): Words | undefined {
  const [labels, forms] = [labelsOf(options), inForm(said, wording.formOf)]
  if (labels.length < 2) return undefined
  const result: string[] = []
  let isChanged = false
  for (let at = 0; at < said.length;) {
    const own = labels.find((label) => startsAt(said, at, label))
    const found = own ? undefined : ownerAt(forms, at, labels, table, wording)
    result.push(...(own ?? found?.label ?? [said[at] ?? '']))
    isChanged ||= found !== undefined
    at += own?.length ?? found?.length ?? 1
  }
  return isChanged ? result : undefined
}

/** The label of the kind of the longest phrase, in one form for its words, that is of the kind of any. */
function ownerAt(said: Words, at: number, labels: readonly Words[], table: Kinds, wording: Wording) {
  const candidates = table.get(said[at] ?? PAUSE)?.filter(({ words }) => startsAt(said, at, words)) ?? []
  for (const { words, meaning } of candidates) {
    // A word that a label has itself tells of nothing else: "short hair" beside "Dr Short".
    if (labels.some((label) => label.some((_, from) => startsAt(inForm(label, wording.formOf), from, words)))) continue
    const [exact, within] = [isCalled, holdsHead].map((isOf) =>
      labels.filter((label) => meaning.some((head) => isOf(label, head, wording))),
    )
    const owners = exact?.length ? exact : (within ?? [])
    if (owners.length > 0)
      return owners.length === 1 && owners[0] ? { label: owners[0], length: words.length } : undefined
  }
  return undefined
}

const startsAt = (said: Words, at: number, phrase: Words): boolean =>
  phrase.length > 0 && phrase.every((word, offset) => said[at + offset] === word)

/** Whether a label is nothing but the name of a kind: "By car". */
function isCalled(label: Words, head: Words, { formOf, isCommon }: Wording): boolean {
  const content = label.filter((word) => word !== PAUSE && !isCommon(word))
  return content.length === head.length && content.every((word, at) => formOf(word) === formOf(head[at] ?? ''))
}

/** Whether a label names a kind among other words: "Bus or tram"; who is no smoker smokes not. */
const holdsHead = (label: Words, head: Words, { formOf, turns }: Wording): boolean =>
  !label.some((word) => turns.has(word) && !head.includes(word)) &&
  label.some((_, at) => head.every((word, offset) => formOf(label[at + offset] ?? '') === formOf(word)))
