import type { IsExplained } from '../../../shared/normalise.ts'
import { hasRole, type Vocabulary, type Role } from '../../../shared/remainder.ts'
import { wordsOf } from '../../../shared/words.ts'

const CHANGING: ReadonlySet<Role> = new Set(['unreal', 'other'])

/**
 * Whether an address was said with nothing beside it that may change it. Its own words may be any, so that only what is known to
 * change it counts: "it used to be …".
 */
export const isAddressExplained =
  (vocabularies: readonly Vocabulary[]): IsExplained =>
  (_field, transcript) =>
    !hasRole(wordsOf(transcript) ?? [], vocabularies, CHANGING) && !REMARKS.test(transcript)

/** How the address is written, or that none is meant: neither is a part of it. */
const REMARKS =
  /\b(?:the rest|first|second|followed by|instead|something|somebody|whatever|blah|(?:not|without|(?<!\b(?:dot|dash|hyphen|underscore|com|net|org|es|co|mx)[,.]? )no) (?:an? |the )?(?:dot|dash|hyphen|underscore)|(?:don't|do not|never|no longer) (?:use|write|send)|haven't|next year|sin (?:hache|dash|dot|underscore|gui[oó]n|acento|tilde|punto)|con (?:dos|doble|2))\b|\b(\w{3,}) dot\b[\s,.…]*(?:u[hm]+|er|eh)?[\s,.…]*\1 dot\b/iu
