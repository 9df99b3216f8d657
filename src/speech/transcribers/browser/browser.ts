import { loadCommands } from '../../../../rules/spoken-commands/index.ts'
import { VoiceProblem } from '../../problems.ts'
import type { ListeningOptions, Transcriber } from '../../transcriber.ts'
import { Recognition } from './recognition.ts'
import { localAvailability } from './local-install.ts'
import { canRunLocally, hintPhrases, type Recogniser, recogniserClass } from './speech-recognition.ts'

const LABEL = 'your browser'
const READINGS = 5

/** The browser's own recogniser, on this device only: nothing that is said leaves it. */
export const localBrowserTranscriber = (): Transcriber => ({
  id: 'browser-local',
  label: LABEL,
  privacy: 'device',
  probe: localAvailability,
  start: (options) => start(options, true),
})

/** The browser's recogniser by whatever service its maker runs. */
export const vendorBrowserTranscriber = (): Transcriber => ({
  id: 'browser',
  label: LABEL,
  privacy: 'browser-vendor',
  probe: async () => (recogniserClass() && navigator.onLine ? 'ready' : 'unavailable'),
  start: (options) => start(options, false),
})

/** A recogniser that turns out to take no phrases is started once more without them. */
async function start(options: ListeningOptions, local: boolean): Promise<Recognition> {
  const startWith = (phrases: string[]) =>
    new Recognition(aRecogniser(options, local, phrases), options, local ? 'browser-local' : 'browser').start()
  const phrases = local ? await phrasesFor(options) : []
  try {
    return await startWith(phrases)
  } catch (error) {
    if (phrases.length === 0 || !refusesPhrases(error)) throw error
    return startWith([])
  }
}

const refusesPhrases = (error: unknown): boolean =>
  error instanceof VoiceProblem && error.cause instanceof Error && error.cause.message === 'phrases-not-supported'

/** The likely answers, and the commands where they are listened for. */
async function phrasesFor({ hints, lang }: ListeningOptions): Promise<string[]> {
  const { listenFor = 'answer', options = [] } = hints
  if (listenFor === 'spelling') return []
  const commands = listenFor === 'answer' ? [] : await commandsIn(lang)
  return listenFor === 'command' || listenFor === 'resume' ? commands : [...options, ...commands]
}

const commandsIn = async (lang: string): Promise<string[]> =>
  Object.values((await loadCommands(lang)).phrases).flatMap((all) => all.slice(0, 2))

function aRecogniser({ lang }: ListeningOptions, local: boolean, phrases: string[]): Recogniser {
  const Class = recogniserClass()
  if (!Class) throw new VoiceProblem('unavailable')
  const recogniser = new Class()
  recogniser.lang = lang
  recogniser.interimResults = true
  recogniser.maxAlternatives = READINGS
  // Chrome on Android repeats earlier words in continuous mode.
  recogniser.continuous = !/Android/.test(navigator.userAgent)
  if (canRunLocally()) recogniser.processLocally = local
  hintPhrases(recogniser, phrases)
  return recogniser
}
