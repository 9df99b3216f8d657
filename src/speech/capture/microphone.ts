import { captureProblem, VoiceProblem } from '../problems.ts'

/** One voice, with what the browser does against echo, noise and distance. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
}

/** Asks for the microphone. Throws a `VoiceProblem` that says why there is none. */
export async function openMicrophone(): Promise<MediaStream> {
  // On http, other than localhost, the browser hides the whole interface.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) throw new VoiceProblem('insecure-page')
  try {
    return await devices.getUserMedia(CONSTRAINTS)
  } catch (error) {
    throw captureProblem(error)
  }
}

/** Asks for the permission only; throws a `VoiceProblem` that says why there is no microphone. */
export async function allowMicrophone(): Promise<void> {
  closeMicrophone(await openMicrophone())
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
