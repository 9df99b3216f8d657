import { ANSWERS_MIN } from './advice.ts'

/** Counts of a field over all sessions, whether they were submitted or not. */
export interface HeardCounts {
  /** Sessions that came so far. */
  reached: number
  /** Times, of which one session may have several. */
  asked_again: number
  refused: number
  /** Sessions. */
  typed_after: number
}

/** One misunderstanding for every second person: of these counts one person may have made several. */
const TROUBLES_PER_SESSION = 0.5
/** One person in five gave up on speaking. */
const TYPED_SHARE = 0.2

/** Whether a question is heard so badly that its owner should look at it. */
export const isHeardBadly = ({ reached, asked_again, refused, typed_after }: HeardCounts): boolean =>
  reached >= ANSWERS_MIN &&
  ((asked_again + refused) / reached >= TROUBLES_PER_SESSION || typed_after / reached >= TYPED_SHARE)
