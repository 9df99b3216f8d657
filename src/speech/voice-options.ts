import type { VoiceNotice } from '../../rules/voice-failures.ts'
import type { OpeningCue } from './cue/opening-cue.ts'
import type { Pause } from './listening-limits.ts'
import type { ChainOptions } from './transcribers/current-chain.ts'

export interface VoiceOptions extends ChainOptions {
  /** The person's pause setting; read at each start. */
  pause?(): Pause
  /** Whether the person may interrupt what is read aloud; undefined where echo cancellation decides. */
  mayInterrupt?(): boolean | undefined
  /** How a microphone that opens is announced; without it not at all. */
  openingCue?(isHandsFree: boolean): OpeningCue
  /** What became of the answer, as that it ended early; undefined when there is nothing to say any more. */
  onNotice?(notice: VoiceNotice | undefined): void
  /**
   * The ids of the fields whose recording is saved, since no transcriber has turned it into text yet; and of those where the
   * person only left it.
   */
  onRecordingSaved?(fieldIds: readonly string[], leftIn: readonly string[]): void
}
