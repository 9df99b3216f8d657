import type { FastifyRequest } from 'fastify'
import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import type { SubmissionPayload } from '../../contract/types.gen.ts'
import { validateResponses } from '../../rules/form-answers.ts'
import { DEVICE_ANSWERED } from '../../rules/failures.ts'
import { REFUSED_SUBMITS_PER_MINUTE, SUBMITTED_KNOWN_MAX, UNEXPECTED_SUBMITS_PER_MINUTE } from '../../rules/limits.ts'
import { bodyBytes } from '../http/bodies.ts'
import { Conflict, NotFound, Unprocessable } from '../http/errors.ts'
import { budget, limitAddressTo } from '../http/rate-limits.ts'
import type { Problem } from '../http/validation/validation.ts'
import { addressKey } from '../networks.ts'
import { recentIds } from '../recent-ids.ts'
import { isExpired, refuseExpired } from './expired.ts'
import { isForeignKeyViolation } from '../store/database.ts'
import type { NewSubmission, Outcome } from '../store/submissions.ts'
import type { StoredSession } from '../store/sessions.ts'
import { requireAccess } from './public.ts'
import { storable } from './submission.ts'
import type { Dependencies } from './dependencies.ts'

type Submit = FastifyRequest<{ Params: { id: string }; Body: SubmissionPayload }>

/** Validates the answers again: the browser's validation is not trusted. */
export const sessionHandlers = ({ sessions, submissions, sendingQuotas, scanner, formAccess }: Dependencies) => {
  const takeRefusal = limitAddressTo(REFUSED_SUBMITS_PER_MINUTE, 60_000)
  const submitted = recentIds(SUBMITTED_KNOWN_MAX)
  const scanned = async (submission: NewSubmission, request: FastifyRequest): Promise<NewSubmission> => {
    const files = submission.attachments.map(({ fieldId, data }) => ({ loc: ['body', 'responses', fieldId], data }))
    if (files.length > 0) await (await import('./uploads/refuse-found.ts')).refuseFound(scanner, request, files)
    return submission
  }
  const unexpected = budget(UNEXPECTED_SUBMITS_PER_MINUTE, 60_000)
  /**
   * Most sessions are as their form's others: the statement that stores the answers then looks the session up as well. To
   * judge answers costs more than to look up a session that never was: an address that makes up ids is looked up first.
   */
  const submitExpected = async (request: Submit): Promise<Outcome | undefined> => {
    const { params, body } = request
    const session = body.formId ? sessions.expect(params.id.toLowerCase(), body.formId.toLowerCase()) : undefined
    if (!session || submitted.has(session.id) || contradictions(session, body).length > 0) return undefined
    const address = addressKey(request.ip)
    if (!unexpected.allows(address)) return undefined
    let outcome: Outcome | undefined
    try {
      outcome = await insertExpected(session, request)
    } finally {
      if (!outcome) unexpected.take(address)
    }
    return outcome
  }
  const insertExpected = (session: StoredSession, request: Submit): Promise<Outcome | undefined> | undefined => {
    const { body } = request
    if (validateResponses(session.fields, body.responses).length > 0) return undefined
    const submission = storable(session, body)
    if (submission.attachments.length > 0) return undefined
    return counted(request, session, () => submissions.insertExpected(submission))
  }
  /** What the answers use up is taken before they are scanned and stored, and given back when they are not. */
  const counted = async <Result extends Outcome | undefined>(
    request: Submit,
    { formId }: StoredSession,
    store: () => Promise<Result>,
  ): Promise<Result> => {
    const giveBack = sendingQuotas.takeSubmit(request.ip, formId, bodyBytes(request))
    let isStored = false
    try {
      const outcome = await store()
      isStored = typeof outcome === 'object' && !outcome.isEarlier
      return outcome
    } catch (error) {
      if (isForeignKeyViolation(error)) throw new NotFound('Session')
      throw error
    } finally {
      if (!isStored) giveBack()
    }
  }
  const submitFound = async (request: Submit): Promise<Outcome> => {
    const session = await sessions.find(request.params.id)
    if (!session) throw new NotFound('Session')
    refuseContradictions(session, request.body)
    // A retry gets its receipt without being judged again, also after the session has expired.
    const isRetry = isExpired(session) || submitted.has(session.id)
    const earlier = isRetry ? await submissions.findEarlier(storable(session, request.body)) : undefined
    if (earlier) return earlier
    await requireAccess({ formAccess }, request, session)
    refuseExpired(session)
    refuseAnswers(session, request.body, () => takeRefusal(request.ip))
    return counted(request, session, async () =>
      submissions.insert(await scanned(storable(session, request.body), request)),
    )
  }
  return {
    async submitSession(request, reply) {
      const outcome = (await submitExpected(request)) ?? (await submitFound(request))
      if (outcome === 'device-answered') throw new Conflict(DEVICE_ANSWERED)
      submitted.add(request.params.id.toLowerCase())
      if (outcome === 'other-answers') throw new Conflict('This session was already submitted with different answers')
      const { id } = outcome
      return reply.code(201).send({ success: true, id, submission_id: id, submissionId: id })
    },
  } satisfies Pick<RouteHandlers, 'submitSession'>
}

/** The payload may name the session and the form too; then they must equal those of the address. */
function contradictions(session: StoredSession, { sessionId, formId, metadata }: SubmissionPayload): Problem[] {
  return [
    ...contradiction(['sessionId'], sessionId, session.id),
    ...contradiction(['formId'], formId, session.formId),
    ...contradiction(['metadata', 'voiceSessionId'], metadata?.voiceSessionId, session.id),
  ]
}

const contradiction = (path: string[], given: string | null | undefined, expected: string): Problem[] =>
  given === undefined || given === null || given === expected || given.toLowerCase() === expected
    ? []
    : [{ loc: ['body', ...path], msg: 'This id contradicts the address', type: 'contradiction' }]

function refuseContradictions(session: StoredSession, body: SubmissionPayload): void {
  const problems = contradictions(session, body)
  if (problems.length > 0) throw new Unprocessable(problems)
}

function refuseAnswers({ fields }: StoredSession, { responses }: SubmissionPayload, take: () => void): void {
  const problems = validateResponses(fields, responses).map(({ fieldId, message }) => ({
    loc: ['body', 'responses', fieldId],
    msg: message,
    type: 'value_error',
  }))
  if (problems.length === 0) return
  take()
  throw new Unprocessable(problems)
}
