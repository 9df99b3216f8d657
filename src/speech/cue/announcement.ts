import type { OpenOptions } from '../open-options.ts'
import type { ListeningOptions } from '../transcriber.ts'
import { giveCue, type OpeningCue } from './opening-cue.ts'

/** How the microphone is announced when it opens; empty where it is not. */
export function announcementOf(
  openingCue: ((isHandsFree: boolean) => OpeningCue) | undefined,
  { isHandsFree = false, isUnannounced }: OpenOptions,
): Pick<ListeningOptions, 'announce'> {
  const cue = isUnannounced ? undefined : openingCue?.(isHandsFree)
  return cue ? { announce: (context) => giveCue(cue, context) } : {}
}
