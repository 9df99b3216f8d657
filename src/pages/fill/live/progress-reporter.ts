import type { SessionProgress } from '../../../../contract/types.gen.ts'
import { askedFields } from '../../../../machines/form-session/context.ts'
import { isOwnAnswer } from '../../../../machines/form-session/prefill.ts'
import { stateOf } from '../../../../rules/form-answers.ts'
import { PROGRESS_EVERY_MS } from '../../../../rules/limits.ts'
import { voiceCounts } from '../../../../rules/voice-counts.ts'
import type { SessionRef } from '../session/refs.ts'
import { recordProgress } from '../transport.ts'

type Facts = Omit<SessionProgress, 'elapsed'>

/**
 * Reports how far a session has come: from the first answer on, at most every ten seconds, when the page is hidden, and once it is
 * submitted. What is said holds no answers.
 * @returns what ends it
 */
export function reportProgress(session: SessionRef): () => void {
  /** The places of the fields that the person has come to. */
  const seen = new Set<number>()
  let sent = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    const { context } = session.getSnapshot()
    const facts = factsOf(session, seen)
    const text = JSON.stringify(facts)
    if (!facts || !context.sessionId || text === sent) return
    sent = text
    const elapsed = Math.min(2e9, Math.max(0, Date.now() - Date.parse(context.startedAt)))
    recordProgress(context.sessionId, { ...facts, elapsed })
  }
  const notice = () => {
    const { context } = session.getSnapshot()
    seen.add(context.index)
    if (context.receipt) send()
    else timer ??= setTimeout(send, PROGRESS_EVERY_MS)
  }
  const onHidden = () => document.hidden && send()

  const following = session.subscribe(notice)
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('pagehide', send)
  return () => {
    following.unsubscribe()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onHidden)
    removeEventListener('pagehide', send)
  }
}

/** Undefined before the first answer. */
function factsOf(session: SessionRef, seen: ReadonlySet<number>): Facts | undefined {
  const { context } = session.getSnapshot()
  const { form, index, states, voice, receipt } = context
  const asked = new Set(askedFields(context).map(({ id }) => id))
  const last = form.fields.findLastIndex(
    (field) => asked.has(field.id) && isOwnAnswer(field, stateOf(states, field.id)),
  )
  const furthest = Math.max(...seen, index, last)
  const [reached, left] = [form.fields[furthest], form.fields[index]]
  if (last < 0 || !reached || !left) return undefined
  const heard = form.fields.flatMap(({ id }) => {
    const counts = voiceCounts(voice, id)
    return counts ? [[id, counts] as const] : []
  })
  const skipped = form.fields
    .slice(0, furthest)
    .filter(({ id }, place) => !asked.has(id) && place !== index && !seen.has(place))
  return {
    reached: reached.id,
    left: left.id,
    ...(skipped.length > 0 && { skipped: skipped.map(({ id }) => id) }),
    ...(receipt && { finished: true }),
    ...(heard.length > 0 && { fields: Object.fromEntries(heard) }),
  }
}
