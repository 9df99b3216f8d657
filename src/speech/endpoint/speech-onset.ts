import { deviation } from './loudness.ts'
import { FRAME_MS } from '../pcm.ts'

/** One frame as the detector hears it: its loudness in dB, and whether that stands out of the noise of the room. */
export interface HeardFrame {
  db: number
  loud: boolean
}

/** Shorter sounds are clicks. */
const SHORTEST_SPEECH_FRAMES = 120 / FRAME_MS
const LONGEST_GAP_FRAMES = 100 / FRAME_MS
/** A tone changes its loudness only where it starts and ends; a voice does all the time. */
const LIVELY_FRAMES = 3
const LIVELY_DB = 1.25
const VOICE_DEVIATION_DB = 2.2

/** Looks for a voice in the latest frames. Gives its first and last frame up to where it is certain, as indices. */
export function findSpeech(frames: readonly HeardFrame[]): { from: number; to: number } | undefined {
  return findRun(frames, (run) => isLively(run, frames))
}

/**
 * The same for the first second of listening, judged again by a threshold in dB that is known only now: whoever speaks at
 * once is told from the room by the pause that follows. A noise that stops looks much alike, so a voice must vary more here.
 */
export function findEarlySpeech(frames: readonly HeardFrame[], threshold: number) {
  const judged = frames.map(({ db }) => ({ db, loud: db > threshold }))
  const varies = (run: readonly number[]) => deviation(run.map((at) => loudnessAt(at, frames))) >= VOICE_DEVIATION_DB
  return findRun(judged, (run) => isLively(run, judged) && varies(run))
}

function findRun(frames: readonly HeardFrame[], isVoice: (run: readonly number[]) => boolean) {
  let run: number[] = []
  for (const [index, { loud }] of frames.entries()) {
    if (index - (run.at(-1) ?? index) > LONGEST_GAP_FRAMES) run = []
    if (!loud) continue
    run.push(index)
    if (run.length >= SHORTEST_SPEECH_FRAMES && isVoice(run)) return { from: run[0] ?? index, to: index }
  }
  return undefined
}

const loudnessAt = (index: number, frames: readonly HeardFrame[]): number => frames[index]?.db ?? 0

function isLively(run: readonly number[], frames: readonly HeardFrame[]): boolean {
  const changes = run.filter(
    (at) => at > 0 && Math.abs(loudnessAt(at, frames) - loudnessAt(at - 1, frames)) > LIVELY_DB,
  )
  return changes.length >= LIVELY_FRAMES
}
