import type { RouteHandlers } from '../../contract/fastify.gen.ts'
import type { SubmissionPayload } from '../../contract/types.gen.ts'
import { validateResponses } from '../../rules/form-answers.ts'
import { REFUSED_SUBMITS_PER_MINUTE } from '../../rules/limits.ts'
import { Conflict, NotFound, Unprocessable } from '../http/errors.ts'
import { limitTo } from '../http/rate-limits.ts'
import { isOverdue, refuseOverdue } from './expired.ts'
import { isForeignKeyViolation } from '../store/database.ts'
import type { NewSubmission, Outcome } from '../store/submissions.ts'
import type { StoredSession } from '../store/sessions.ts'
import { storable } from './submission.ts'
import type { Parts } from './dependencies.ts'

/** Answers are judged again here: the browser's verdict is advice. */
export const sessionHandlers = ({ sessions, submissions }: Parts) => {
  const takeRefusal = limitTo(REFUSED_SUBMITS_PER_MINUTE, 60_000)
  return {
    async submitSession(request, reply) {
      const session = await sessions.find(request.params.id)
      if (!session) throw new NotFound('Session')
      // Whoever repeats a submission that is there gets its answer, however late.
      const earlier = isOverdue(session) ? await submissions.findEarlier(storable(session, request.body)) : undefined
      if (!earlier) refuseOverdue(session)
      refuseContradictions(session, request.body)
      refuseAnswers(session, request.body, () => takeRefusal(request.ip))
      const outcome = earlier ?? (await insert(submissions, storable(session, request.body)))
      if (outcome === 'other-answers') throw new Conflict('This session was already submitted with different answers')
      const { id } = outcome
      return reply.code(201).send({ success: true, id, submission_id: id, submissionId: id })
    },
  } satisfies Pick<RouteHandlers, 'submitSession'>
}

/** Two ways of naming the session and the form are in use; when both come, they agree. */
function refuseContradictions(session: StoredSession, { sessionId, formId, metadata }: SubmissionPayload): void {
  const named = [
    { loc: ['body', 'sessionId'], given: sessionId, expected: session.id },
    { loc: ['body', 'formId'], given: formId, expected: session.formId },
    { loc: ['body', 'metadata', 'voiceSessionId'], given: metadata?.voiceSessionId, expected: session.id },
  ]
  const problems = named
    .filter(({ given, expected }) => given !== undefined && given !== null && given.toLowerCase() !== expected)
    .map(({ loc }) => ({ loc, msg: 'This id contradicts the address', type: 'contradiction' }))
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

async function insert(submissions: Parts['submissions'], submission: NewSubmission): Promise<Outcome> {
  try {
    return await submissions.insert(submission)
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new NotFound('Session')
    throw error
  }
}
