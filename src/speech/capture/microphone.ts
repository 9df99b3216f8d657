import { captureProblem, VoiceProblem } from '../problems.ts'

/** One voice, with what the browser does against echo, noise and distance. */
const AUDIO = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true }

/**
 * While the page itself speaks: "all" removes what any program of the device plays, as the voice that reads aloud, where the
 * browser can. One that does not know the word takes it as true.
 */
const BESIDE_OWN_VOICE: MediaTrackConstraints = {
  ...AUDIO,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- newer than TypeScript's libraries
  echoCancellation: 'all' as unknown as boolean,
}

/**
 * Asks for the microphone. Throws a `VoiceProblem` that says why there is none.
 * @param besideOwnVoice the page reads aloud meanwhile
 */
export async function openMicrophone(besideOwnVoice = false): Promise<MediaStream> {
  // On http, other than localhost, the browser hides the whole interface.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) throw new VoiceProblem('insecure-page')
  try {
    return await devices.getUserMedia({ audio: besideOwnVoice ? BESIDE_OWN_VOICE : AUDIO })
  } catch (error) {
    throw captureProblem(error)
  }
}

/** Asks for the permission only; throws a `VoiceProblem` that says why there is no microphone. */
export async function allowMicrophone(): Promise<void> {
  closeMicrophone(await openMicrophone())
}

/** Whether the browser takes out of this sound what the device plays. */
export const cancelsEcho = (stream: MediaStream): boolean =>
  stream.getAudioTracks().every((track) => Boolean(track.getSettings().echoCancellation))

/** Whether the microphone opens without a question of the browser; false where it does not say so. */
export async function isMicrophoneAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'granted'
  } catch {
    return false
  }
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
