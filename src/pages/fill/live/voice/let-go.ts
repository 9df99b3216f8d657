import type { VoiceRef, VoiceSnapshot } from '../../session/refs.ts'

/**
 * A person who stops what is being transcribed, or takes an answer back, lets go of what was said: the voice of the field is
 * idle then. One who goes on to another field does not, since that voice ends as it is; nor one who wants to say it once
 * more, until that was heard.
 * @returns a function to be called whenever the voice of the current field may have changed
 */
export function whenLetGo(letGo: (fieldId: string) => void): (voice: VoiceRef | undefined) => void {
  let before: { voice: VoiceRef; isSpoken: boolean } | undefined
  return (voice) => {
    const snapshot = voice?.getSnapshot()
    if (snapshot?.matches('idle') && before && before.voice === voice && before.isSpoken)
      letGo(snapshot.context.field.id)
    before = voice && { voice, isSpoken: isSpoken(snapshot) }
  }
}

const SPOKEN = [{ capturing: 'processing' }, { capturing: 'transcribing' }, 'completed'] as const

const isSpoken = (voice: VoiceSnapshot | undefined): boolean => SPOKEN.some((state) => voice?.matches(state))
