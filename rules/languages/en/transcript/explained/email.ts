import { reading, type ReadAnswer } from '../../../shared/normalise.ts'
import type { Vocabulary } from '../../../shared/remainder.ts'
import { ownClause } from '../../../shared/own-clause.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { TURNS } from '../lexicon/turns.ts'
import { email } from '../email.ts'
import { isAddressExplained, withoutLead } from './address.ts'

/**
 * Reads an email address, and whether nothing beside it changes what it means.
 * @param more words of further languages, before the English one
 */
export const emailIn = (...more: readonly Vocabulary[]): ReadAnswer =>
  withoutLead([...more, VOCABULARY], reading(email, isAddressExplained([...more, VOCABULARY])))

export const emailRule = ownClause(TURNS, emailIn())
