import { askedWhere } from '../../../../shared/clauses/asked-where.ts'
import type { Layer, SpokenField, Words } from '../../../../shared/normalise.ts'
import { type Explains, roleAt } from '../../../../shared/remainder.ts'
import { wordSet } from '../../../../shared/phrases.ts'
import { isHesitation, PAUSE } from '../../../../shared/words.ts'
import { LEAD_WORDS } from '../../lexicon/lead-words.ts'
import { formOf, questionWords } from '../../lexicon/own-words.ts'
import { VOCABULARY } from '../../lexicon/roles.ts'
import { isUnit } from '../../lexicon/units.ts'
import { isPast, isVerbForm } from '../../lexicon/verb-forms.ts'
import { isCommonVerb } from '../../lexicon/verbs.ts'

/** Where the values of a type stand in what was said. */
export interface Values {
  wordsOf: (field: SpokenField, transcript: string) => Words
  valuesIn: (field: SpokenField, clause: Words) => Explains
}

/** Where a clause begins: after a pause or a turn, or with a subject of its own. What was said before it says nothing of its value. */
const CLAUSE_ENDS = wordSet(`${PAUSE} but so`)
const SUBJECTS = wordSet("it's that's i'm we're i've we've")

function clausesOf(words: Words): readonly Words[] {
  const starts = words.flatMap((word, at) => (CLAUSE_ENDS.has(words[at - 1]) || SUBJECTS.has(word) ? [at] : []))
  return [0, ...starts].map((start, index) => words.slice(start, starts[index] ?? words.length))
}

/** "On the wall" only tells where something is. */
const PLACE = /^(?:on|in|at|by|near|from) (?:the|my|our|a) [a-z]{3,} (?=\S)/u
const PLACE_LENGTH = 3

/** The first word before a value that leads to none in everyday answers; undefined without a value, null where all are known. */
function unknownBefore(clause: Words, value: Explains, isOwn: (word: string) => boolean): string | null | undefined {
  let unknown: string | null = null
  for (let at = 0; at < clause.length;) {
    const word = clause[at] ?? ''
    if (value(clause, at)) return unknown
    const length =
      at > 0 && PLACE.test(`${clause.slice(at, at + 4).join(' ')} `) && !value(clause, at + 2)
        ? PLACE_LENGTH
        : leadAt(clause, at, value)
    if (!length && !isHesitation(word) && !isOwn(word)) unknown ??= word
    at += length || 1
  }
  return undefined
}

/** How many words from here on lead to a value: all that have a role but those for other people, verbs, and the neutral ones. */
function leadAt(words: Words, at: number, value: Explains): number {
  const role = roleAt([VOCABULARY], words, at)
  // "Her dad" is whom a question for a relation asks for.
  if (role?.meaning === 'other' && value(words, at + 1)) return 1
  if (role && (role.meaning !== 'other' || OWN.test(words.slice(at, at + role.length).join(' ')))) return role.length
  const word = words[at] ?? ''
  const isPersonal = /^(?:i|we|you|he|she|they|it)$/u.test(words[at - 1] ?? '') && isPast(word)
  return isPersonal || LEAD_WORDS.has(word) || isUnit(word) || isVerbForm(word) || isCommonVerb(word) ? 1 : 0
}

const OWN = /^(?:i|we)(?: |$)|^(?:my|our) own$/u

/** Reads an answer that is asked for where the words before its value lead to none in any clause: what it is of is not known. */
export const withKnownLead = ({ wordsOf, valuesIn }: Values): Layer =>
  askedWhere(({ field, label, heard }) => {
    if (label === '') return false
    const asked = questionWords(field)
    const isOwn = (word: string) => asked.has(word) || asked.has(formOf(word))
    const leads = clausesOf(wordsOf(field, heard)).map((clause) =>
      unknownBefore(clause, valuesIn(field, clause), isOwn),
    )
    return leads.some((lead) => lead !== undefined) && !leads.includes(null)
  }, Infinity)
