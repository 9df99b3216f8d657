import { deviation } from './loudness.ts'
import { FRAME_MS } from '../pcm.ts'

/** The loudness of one frame in dB, and whether it is above the background noise. */
export interface LoudnessFrame {
  db: number
  loud: boolean
}

/** Shorter sounds are clicks. */
const SHORTEST_SPEECH_FRAMES = 120 / FRAME_MS
const LONGEST_GAP_FRAMES = 100 / FRAME_MS
/** The loudness of a tone changes only where it starts and ends; that of a voice changes all the time. */
const LIVELY_FRAMES = 3
const LIVELY_DB = 1.25
const VOICE_DEVIATION_DB = 2.2

/** Looks for a voice in the latest frames. Gives its first and last frame up to where it is certain, as indices. */
export function findSpeech(frames: readonly LoudnessFrame[]): { from: number; to: number } | undefined {
  return findRun(frames, (run) => isLively(run, frames))
}

/**
 * The same for the first second of listening, by a threshold in dB that is known only now: speech right at the start is
 * distinguished from the background by the pause that follows. A noise that stops looks similar, so a voice must vary more.
 */
export function findEarlySpeech(frames: readonly LoudnessFrame[], threshold: number) {
  const judged = frames.map(({ db }) => ({ db, loud: db > threshold }))
  return findRun(judged, (run) => isLively(run, judged) && varies(run, judged))
}

function findRun(frames: readonly LoudnessFrame[], isVoice: (run: readonly number[]) => boolean) {
  let run: number[] = []
  for (const [index, { loud }] of frames.entries()) {
    if (index - (run.at(-1) ?? index) > LONGEST_GAP_FRAMES) run = []
    if (!loud) continue
    run.push(index)
    if (run.length >= SHORTEST_SPEECH_FRAMES && isVoice(run)) return { from: run[0] ?? index, to: index }
  }
  return undefined
}

const loudnessAt = (index: number, frames: readonly LoudnessFrame[]): number => frames[index]?.db ?? 0

/** Whether the loudness is not that of a noise, which begins and then stays, at these indices. */
export const varies = (run: readonly number[], frames: readonly LoudnessFrame[]): boolean =>
  deviation(run.map((at) => loudnessAt(at, frames))) >= VOICE_DEVIATION_DB

/** Whether the loudness changes as that of a voice does, at these indices. */
export function isLively(run: readonly number[], frames: readonly LoudnessFrame[]): boolean {
  const changes = run.filter(
    (at) => at > 0 && Math.abs(loudnessAt(at, frames) - loudnessAt(at - 1, frames)) > LIVELY_DB,
  )
  return changes.length >= LIVELY_FRAMES
}
