import { reading, type ReadAnswer } from '../../../shared/normalise.ts'
import type { Vocabulary } from '../../../shared/remainder.ts'
import { ownClause } from '../../../shared/clauses/own-clause.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { TURNS } from '../lexicon/turns.ts'
import { url } from '../url.ts'
import { orAround } from './around-address.ts'
import { isAddressExplained, withoutLead } from './address.ts'

/**
 * Reads a web address, and whether nothing beside it changes what it means.
 * @param more words of further languages, before the English one
 */
export const urlIn = (...more: readonly Vocabulary[]): ReadAnswer =>
  withoutLead([...more, VOCABULARY], reading(url, isAddressExplained([...more, VOCABULARY])))

export const urlRule = orAround(ownClause(TURNS, urlIn()))
