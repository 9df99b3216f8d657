import type { RecordingStore } from './capture/saved-recording.ts'
import { isAnswer, isKept } from './open-options.ts'
import type { Utterance } from './utterance.ts'

/** So many are transcribed while the person is elsewhere; of a further one the transcript is asked for when they come back. */
const UNDER_WAY_MAX = 3

/**
 * Ends an answer. What is on its way to a transcriber is saved for its field; where the person only goes elsewhere, so is what
 * they said until then, and it is transcribed on.
 */
export function leaveUtterance(utterance: Utterance, recordings: RecordingStore, isElsewhere: boolean): void {
  const { hints } = utterance
  const isLeft = isElsewhere && isAnswer(hints)
  if (isLeft) utterance.finishHalf()
  const { recording, isHalf, heard, retries } = utterance
  if (!heard || !utterance.isUnderWay || !isKept(hints)) return utterance.leave()
  if (isLeft && recordings.underWay < UNDER_WAY_MAX) {
    utterance.leaveBehind()
    const end = () => utterance.leave()
    return recordings.saveUnderWay({ recording, hints, isHalf, heard, followRetries: retries.follow, end })
  }
  utterance.leave()
  if (recording) recordings.save({ recording, hints, isHalf, isLeft })
}
