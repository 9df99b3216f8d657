import { VoiceProblem, type VoiceProblemKind } from '../problems.ts'
import type { Transcriber } from '../transcriber.ts'

/** Silence is the same for all transcribers; any other problem with a recording may not occur with the next one. */
export const isTranscriberProblem = ({ kind }: VoiceProblem): boolean => kind !== 'nothing-heard'

/** What is too long for all of them stays so. */
export const mayBeHeardLater = (problem: VoiceProblem): boolean =>
  isTranscriberProblem(problem) && problem.kind !== 'too-large'

/** A recogniser of the browser may find no microphone where the page itself has one. */
const NEXT_MAY_WORK: readonly VoiceProblemKind[] = ['unavailable', 'offline', 'unconsented', 'no-device']

export const mayTryNext = ({ kind }: VoiceProblem): boolean => NEXT_MAY_WORK.includes(kind)

interface Trying {
  mayContinue(problem: VoiceProblem): boolean
  onFailure(transcriber: Transcriber, problem: VoiceProblem): void
  /** Of one that was tried before. */
  before?: VoiceProblem | undefined
}

/** What the first gives that works; the problem that says most when none does. */
export async function firstOf<Result>(
  transcribers: readonly Transcriber[],
  attempt: (transcriber: Transcriber) => Promise<Result>,
  { mayContinue, onFailure, before }: Trying,
): Promise<Result> {
  let problem = before ?? new VoiceProblem(navigator.onLine ? 'unavailable' : 'offline')
  for (const transcriber of transcribers) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next is tried only after this one has failed
      return await attempt(transcriber)
    } catch (error) {
      if (!(error instanceof VoiceProblem) || !mayContinue(error)) throw error
      onFailure(transcriber, error)
      if (problem.kind === 'unavailable') problem = error
    }
  }
  throw problem
}
