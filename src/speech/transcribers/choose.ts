import type { Capabilities } from '../../../contract/types.gen.ts'
import { PROBE_WAIT_MS } from '../../../rules/limits.ts'
import type { Transcriber } from '../transcriber.ts'
import { abortable } from '../../../rules/abortable.ts'
import { browserModelTranscriber } from './browser-model/browser-model.ts'
import { localBrowserTranscriber, vendorBrowserTranscriber } from './browser/browser.ts'
import { recorded } from './recorded.ts'
import { serverTranscriber, type Upload } from './server.ts'
import { simulatedTranscriber } from './simulated.ts'

type Info = Capabilities['transcribers'][number]

const browserTranscribers = (): Transcriber[] => [
  recorded(localBrowserTranscriber()),
  recorded(vendorBrowserTranscriber()),
]

/**
 * The transcribers in the order in which they are tried. The server lists those that may be used, best first, with the
 * browser's at their place among them; when its list is empty, the browser's are left. Each of the server's own is requested
 * by its id: then the server may fall back to a later one of its own, but not to one that sends the audio to more recipients.
 */
export function transcribersOf({ transcribers }: Pick<Capabilities, 'transcribers'>, upload: Upload): Transcriber[] {
  if (transcribers.length === 0) return browserTranscribers()
  return transcribers.flatMap((info) => transcriberOf(info, upload))
}

function transcriberOf(info: Info, upload: Upload): Transcriber[] {
  if (info.id === 'browser') return browserTranscribers()
  if (info.id === 'browser-model') return [browserModelTranscriber(info)]
  return info.privacy === 'simulated' ? [simulatedTranscriber()] : [serverTranscriber(info, upload)]
}

/**
 * Only the one that the person chose, where it works in this language: they were told that their voice stays on the device, so
 * no other may get it. Without a choice all but the model, which has to be downloaded first.
 */
export async function chosenOf(transcribers: readonly Transcriber[], engine: string | undefined, lang: string) {
  const others = transcribers.filter(({ id }) => id === engine)
  const chosen = engine === 'browser-local' ? [recorded(localBrowserTranscriber())] : others
  const ready = await readyTranscribers(chosen, lang)
  return ready.length > 0 ? ready : transcribers.filter(({ id }) => id !== 'browser-model')
}

/** Those that can be tried in a language, in the same order. */
export async function readyTranscribers(transcribers: readonly Transcriber[], lang: string): Promise<Transcriber[]> {
  const states = await Promise.all(transcribers.map((transcriber) => stateOf(transcriber, lang)))
  return transcribers.filter((_, index) => states[index] === 'ready')
}

/** A transcriber that does not answer in time counts as unavailable. */
const stateOf = (transcriber: Transcriber, lang: string) =>
  abortable(transcriber.probe(lang), AbortSignal.timeout(PROBE_WAIT_MS)).catch(() => 'unavailable' as const)
