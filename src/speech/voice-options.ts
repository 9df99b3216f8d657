import type { Capabilities } from '../../contract/types.gen.ts'
import type { DeviceEngineId } from '../../machines/device-recognition/device-recognition.machine.ts'
import type { Pause } from './listening-limits.ts'
import type { AskConsent } from './transcribers/chain.ts'
import type { Upload } from './transcribers/server.ts'

export interface VoiceOptions {
  /** The server's transcribers. */
  capabilities(): Promise<Pick<Capabilities, 'transcribers'>>
  upload: Upload
  askConsent: AskConsent
  /** The language that is spoken, as BCP 47. */
  lang: string
  /** Receives a sentence on who gets the audio, whenever a transcriber is started. */
  onAudioRecipient?(text: string): void
  /** The person's pause setting; read at each start. */
  pause?(): Pause
  /** What the person chose to recognise on this device; read when the transcribers are made. */
  engine?(): DeviceEngineId | undefined
  /** What became of the answer, as that it ended early, in a sentence; undefined when there is nothing to say any more. */
  onNotice?(text: string | undefined): void
  /** The ids of the fields whose recording is saved, since no transcriber has turned it into text yet. */
  onRecordingSaved?(fieldIds: readonly string[]): void
}
