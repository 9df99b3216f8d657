import type { Capabilities } from '../../../contract/types.gen.ts'
import { PROBE_WAIT_MS } from '../../../rules/limits.ts'
import type { Transcriber } from '../transcriber.ts'
import { abortable } from '../../../rules/abortable.ts'
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
 * The recognisers in the order in which they are tried. The server says which it lets be used, best first, and where the
 * browser's stand among them; when it hears nothing itself, the browser's are left. Each of the server's own is asked for by
 * its name: then the server may go on to a later one of its own, but to nobody who would hear more widely.
 */
export function transcribersOf({ transcribers }: Pick<Capabilities, 'transcribers'>, upload: Upload): Transcriber[] {
  if (transcribers.length === 0) return browserTranscribers()
  return transcribers.flatMap((info) => transcriberOf(info, upload))
}

function transcriberOf(info: Info, upload: Upload): Transcriber[] {
  if (info.id === 'browser') return browserTranscribers()
  return info.privacy === 'simulated' ? [simulatedTranscriber()] : [serverTranscriber(info, upload)]
}

/** Those that can be tried in a language, in the same order. */
export async function readyTranscribers(transcribers: readonly Transcriber[], lang: string): Promise<Transcriber[]> {
  const states = await Promise.all(transcribers.map((transcriber) => stateOf(transcriber, lang)))
  return transcribers.filter((_, index) => states[index] === 'ready')
}

/** A browser that does not say whether it could is taken for one that cannot. */
const stateOf = (transcriber: Transcriber, lang: string) =>
  abortable(transcriber.probe(lang), AbortSignal.timeout(PROBE_WAIT_MS)).catch(() => 'unavailable' as const)
