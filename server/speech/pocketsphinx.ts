import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Unavailable } from '../errors.ts'
import { agreement } from './agreement.ts'
import { type Dictionary, readDictionary } from './dictionary.ts'
import { createGrammars, decodeByGrammar } from './grammar-decoder.ts'
import { createOpenModel, type OpenModel } from './open-model.ts'
import { createQueue } from './queue.ts'
import { type Heard, type Hints, NOTHING_HEARD, type Recogniser, type SpeechLog } from './recogniser.ts'
import { findSphinx, FOLDER_PREFIX, removeLeftRecordings, type SphinxFiles } from './sphinx-files.ts'
import { type Wav, writeWav } from './wav.ts'

const AT_ONCE = 2
const WAITING = 8
const PATIENCE_MS = 15_000
/** Hearing takes about half as long as speaking; a busy machine needs more. */
const PATIENCE_PER_MS = 2
/** Of 220 foreign or unrelated utterances two sound this much like the grammar's answer, of 202 right ones 193. */
const AGREEMENT_MIN = 0.42

interface Parts {
  files: SphinxFiles
  folder: string
  dictionary: Dictionary
  grammarFor: ReturnType<typeof createGrammars>
  open: OpenModel
}

/**
 * The recogniser that a plain Debian package brings: basic, English, on this machine. A field's grammar says what may be
 * heard, and the open model whether it was said at all. Recordings lie in a private folder while they are heard.
 */
export function createPocketsphinx(log: SpeechLog, path?: string): Recogniser {
  const queue = createQueue(AT_ONCE, WAITING)
  let made: Promise<Parts | undefined> | undefined
  return {
    id: 'pocketsphinx',
    label: 'Basic recogniser on this server (English)',
    privacy: 'our-server',
    async probe() {
      const found = (await findSphinx(path)) !== undefined
      if (!found) log.info({}, 'pocketsphinx or its model pocketsphinx-en-us is not installed')
      return found
    },
    transcribe: (audio, hints, signal) =>
      queue.run(async () => {
        const parts = await (made ??= prepare(path))
        if (!parts) throw new Unavailable('The speech recogniser is not installed. Please type your answer.')
        return hear(parts, audio, hints, signal)
      }, signal),
    async close() {
      const parts = await made
      parts?.open.close()
      if (parts) await rm(parts.folder, { recursive: true, force: true })
    },
  }
}

/** Nothing is read or made before somebody speaks. */
async function prepare(path?: string): Promise<Parts | undefined> {
  const files = await findSphinx(path)
  if (!files) return undefined
  await removeLeftRecordings()
  const folder = join(tmpdir(), FOLDER_PREFIX + randomUUID())
  const dictionary = await readDictionary(files.dictionary)
  return { files, folder, dictionary, grammarFor: createGrammars(dictionary), open: createOpenModel(files, folder) }
}

/** Both decoders run at once; when one fails or the caller leaves, both end before the files go. */
async function hear(parts: Parts, audio: Wav, { field }: Hints, outer: AbortSignal): Promise<Heard> {
  const limit = AbortSignal.timeout(PATIENCE_MS + PATIENCE_PER_MS * audio.durationMs)
  const failed = new AbortController()
  const signal = AbortSignal.any([outer, limit, failed.signal])
  const [name, grammar] = [randomUUID(), await parts.grammarFor(field)]
  try {
    await keep(parts.folder, name, audio)
    const bound = grammar && decodeByGrammar(parts.files, grammar, { folder: parts.folder, name, signal })
    const both = [bound, parts.open.decode(name, signal)] as const
    for (const one of both) one?.catch((error: unknown) => failed.abort(error))
    const settled = await Promise.allSettled(both)
    const [answer, open] = settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
    if (signal.aborted || open === undefined) throw outer.aborted ? outer.reason : unavailable(limit.aborted)
    return judged(answer, open, parts.dictionary)
  } finally {
    await forget(parts.folder, name)
  }
}

const unavailable = (isLate: boolean) =>
  new Unavailable(
    `The speech recogniser ${isLate ? 'took too long' : 'is not available right now'}. Please type your answer.`,
  )

async function keep(folder: string, name: string, audio: Wav): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, `${name}.wav`), writeWav(audio), { mode: 0o600 })
}

async function forget(folder: string, name: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await Promise.all(
    names.filter((file) => file.startsWith(name)).map((file) => rm(join(folder, file), { force: true })),
  )
}

/** The grammar's answer counts when the open model heard something like it; else its words are only a guess to show. */
function judged(answer: string | undefined, open: string, dictionary: Dictionary): Heard {
  if (open === '') return NOTHING_HEARD
  if (answer === undefined) return { text: open }
  if (answer === '') return { text: open, confidence: 0 }
  const confidence = Math.round(agreement(answer, open, dictionary) * 100) / 100
  if (confidence < AGREEMENT_MIN) return { text: open, confidence }
  return { text: answer, confidence, ...(open !== answer && { alternatives: [open] }) }
}
