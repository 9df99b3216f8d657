import type { SpokenField } from '../../../shared/normalise.ts'
import type { Role } from '../../../shared/remainder.ts'
import { questionWords } from '../lexicon/own-words.ts'

const PAST = /^(?:did|was|were|had|been|ago|last|happened)$/

const ROLES: readonly Role[] = ['frame', 'hedge', 'courtesy', 'correction', 'adjunct']

/** The roles that explain words beside a value: "I was married" answers a question about the past, and no other. */
export const rolesFor = ({ label }: SpokenField, asked: ReturnType<typeof questionWords>): ReadonlySet<Role> =>
  new Set<Role>(!label || asked.values().some((word) => PAST.test(word)) ? [...ROLES, 'past'] : ROLES)
