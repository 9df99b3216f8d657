import type { VoiceRef } from '../../session/refs.ts'

/**
 * What a person said in a field, and left before it was transcribed, is heard when they come back to it, or when the
 * conversation that heard it ends.
 * @param wasLeft whether there is such a recording of a field
 * @returns a function to be called whenever the voice of the current field may have changed
 */
export function whenEntered(
  wasLeft: (fieldId: string) => boolean,
): (voice: VoiceRef | undefined, isConversing: boolean) => void {
  let before: VoiceRef | undefined
  return (voice, isConversing) => {
    const now = isConversing ? undefined : voice
    if (now === before) return
    before = now
    const snapshot = now?.getSnapshot()
    if (snapshot?.matches('idle') && wasLeft(snapshot.context.field.id))
      now?.send({ type: 'voice.started', mode: 'again' })
  }
}
