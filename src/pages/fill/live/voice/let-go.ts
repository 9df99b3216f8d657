import type { VoiceRef } from '../../session/refs.ts'

/**
 * A person who stops, types or wants to say it once more lets go of what was said: the voice of the field is idle then. One
 * who goes on to another field does not: that voice ends as it is.
 * @returns a function to be called whenever the voice of the current field may have changed
 */
export function whenLetGo(letGo: (fieldId: string) => void): (voice: VoiceRef | undefined) => void {
  let before: { voice: VoiceRef; isIdle: boolean } | undefined
  return (voice) => {
    const snapshot = voice?.getSnapshot()
    const isIdle = snapshot?.matches('idle') ?? false
    if (snapshot && before?.voice === voice && !before?.isIdle && isIdle) letGo(snapshot.context.field.id)
    before = voice && { voice, isIdle }
  }
}
