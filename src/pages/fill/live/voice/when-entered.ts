import type { VoiceRef } from '../../session/refs.ts'

/**
 * What a person said in a field, and left before it was transcribed, is found when they come back to it, or when the
 * conversation that heard it ends.
 * @param find is called with the field, whose voice is idle
 * @returns a function to be called whenever the voice of the current field may have changed
 */
export function whenEntered(
  find: (fieldId: string) => void,
): (voice: VoiceRef | undefined, isConversing: boolean) => void {
  let before: VoiceRef | undefined
  return (voice, isConversing) => {
    const now = isConversing ? undefined : voice
    if (now === before) return
    before = now
    const snapshot = now?.getSnapshot()
    if (snapshot?.matches('idle')) find(snapshot.context.field.id)
  }
}
