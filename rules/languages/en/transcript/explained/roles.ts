import type { SpokenField, Words } from '../../../shared/normalise.ts'
import { isHesitation, PAUSE } from '../../../shared/words.ts'
import { traitsOf } from '../../../../field-types.ts'
import { asksFor, type Explains, type Role, roleAt, type Vocabulary } from '../../../shared/remainder.ts'
import { questionWords } from '../lexicon/own-words.ts'
import { regex } from '../../../shared/regex.ts'

const ROLES: readonly Role[] = ['frame', 'determiner', 'emphasis', 'courtesy', 'correction', 'adjunct']

/** Whether a question is about somebody else than the person. */
export const asksAboutOthers = (label: string): boolean => ABOUT_OTHERS.test(label)

/** A question about somebody else: "Age of your dog", "Relationship to the child", "Neighbour's phone". */
const ABOUT_OTHERS = regex('iu')`
  \b(?:of (?:the|your|a|his|her) |(?:of|for) your \w+|child|baby|son|daughter|pet|dog|cat|horse|breed|partner
    |patient|guest|they|their|his|her|it|does|\w+['’]s?)\b|\b(?:is|are|was|were) (?:the|your|our) \w
  |^rate (?:the|our|your)\b`

/** The roles that explain words beside a value: "I was married" answers a question about the past, and no other. */
export const rolesFor = (
  field: SpokenField,
  asked: ReturnType<typeof questionWords>,
  vocabularies: readonly Vocabulary[],
  said: Words = [],
): ReadonlySet<Role> => {
  const { label } = field
  const isOpinion = asksOpinion(field, vocabularies)
  const isList = traitsOf(field.type).value === 'several-options' && !asksFor(vocabularies, 'child', label ?? '')
  return new Set<Role>([
    ...ROLES,
    ...(!label || isOpinion || asked.values().some((word) => asksFor(vocabularies, 'past', word))
      ? (['past'] as const)
      : []),
    ...(isOpinion || asksFor(vocabularies, 'estimate', label ?? '') ? (['hedge'] as const) : []),
    ...(isOpinion || (!isList && isOfThirdPerson(said)) || (label && ABOUT_OTHERS.test(label))
      ? (['third-person'] as const)
      : []),
  ])
}

/** Who is not named is known from the question: "she's in year nine"; but "they" may be anybody. */
const isOfThirdPerson = (said: Words): boolean =>
  /^s?he(?:'(?:s|d|ll))?$/.test(said.find((word) => word !== PAUSE && !isHesitation(word)) ?? '')

/** "My son", where a question asks about a child, is whom it is about. */
export function byChild({ label = '' }: SpokenField, vocabularies: readonly Vocabulary[]): Explains {
  const isAsked = asksFor(vocabularies, 'child', label)
  return (words, at) => {
    const role = isAsked ? roleAt(vocabularies, words, at) : undefined
    const isChild =
      role?.meaning === 'other' && asksFor(vocabularies, 'child', words.slice(at, at + role.length).join(' '))
    return isChild ? role.length : undefined
  }
}

/** What is judged was there before: "they were excellent". */
const asksOpinion = ({ type, options }: SpokenField, vocabularies: readonly Vocabulary[]): boolean =>
  traitsOf(type).value === 'scale' ||
  (options ?? []).filter(({ label }) => asksFor(vocabularies, 'opinion', label)).length > 1
