import type { Capabilities } from '../../../contract/types.gen.ts'
import type { Transcriber } from '../transcriber.ts'
import { localBrowserTranscriber, vendorBrowserTranscriber } from './browser.ts'
import { serverTranscriber, type Upload } from './server.ts'
import { simulatedTranscriber } from './simulated.ts'

type Info = Capabilities['transcribers'][number]

const browserTranscribers = (): Transcriber[] => [localBrowserTranscriber(), vendorBrowserTranscriber()]

const isServers = ({ id, privacy }: Info): boolean => id !== 'browser' && privacy !== 'simulated'

/**
 * The recognisers in the order in which they are tried. The server says which it lets be used, best first, and where the
 * browser's stand among them; when it hears nothing itself, the browser's are left. Whatever the server has of its own is
 * one recogniser here: it chooses among them itself, so the one that hears most widely says who hears.
 */
export function transcribersOf({ transcribers }: Pick<Capabilities, 'transcribers'>, upload: Upload): Transcriber[] {
  if (transcribers.length === 0) return browserTranscribers()
  const own = transcribers.filter(isServers)
  const widest = own.find(({ privacy }) => privacy === 'third-party') ?? own[0]
  return transcribers.flatMap((info) => {
    if (info.id === 'browser') return browserTranscribers()
    if (info.privacy === 'simulated') return [simulatedTranscriber()]
    return widest && info === own[0] ? [serverTranscriber(widest, upload)] : []
  })
}

/** Those that can be tried in a language, in the same order. */
export async function readyTranscribers(transcribers: readonly Transcriber[], lang: string): Promise<Transcriber[]> {
  const states = await Promise.all(transcribers.map((transcriber) => transcriber.probe(lang)))
  return transcribers.filter((_, index) => states[index] === 'ready')
}
