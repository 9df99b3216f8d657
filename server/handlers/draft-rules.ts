import { draftProblems, faultsOfLogic, type FormDraft } from '../../rules/drafts.ts'
import type { Place } from '../../rules/logic/condition.ts'
import { Unprocessable } from '../http/errors.ts'

export { normaliseDraft } from '../../rules/drafts.ts'

/**
 * @param published the form as it is stored
 * @throws with the place of each problem of the form as it would be
 */
export function refuseProblems(draft: FormDraft, published?: FormDraft): void {
  const messages = draftProblems(draft, published)
  if (messages.length === 0) return
  const places = new Map(logicPlaces(draft, published))
  const locOf = (msg: string) => ['body', ...(places.get(msg) ?? [partOf(msg)])]
  throw new Unprocessable(messages.map((msg) => ({ loc: locOf(msg), msg, type: 'value_error' })))
}

/** A fault in a condition is found by its place, which a message about it does not tell. */
const logicPlaces = (draft: FormDraft, published?: FormDraft): [string, Place][] =>
  faultsOfLogic(draft, published)
    .map(({ place, message }): [string, Place] => [message, ['structure', ...place]])
    .toReversed()

/** The rules give sentences; clients look for the part of the form in the second entry of `loc`. */
const partOf = (message: string): string =>
  message.startsWith('Form title') ? 'title' : message.startsWith('Description') ? 'description' : 'structure'
