import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { type Dictionary, readDictionary } from './dictionary.ts'
import { createGrammars, decodeByGrammar, type Recording, sentenceGrammar } from './grammar-decoder.ts'
import { allowsFreeText } from './grammar/index.ts'
import { scoreCommand, scoreFreeText, scoreAnswer } from './confidence/confidence.ts'
import { createLmDecoder, type LmDecoder } from './lm-decoder.ts'
import { tooLate, unavailable } from '../errors.ts'
import type { Heard, Hints } from '../transcriber.ts'
import { removeRecording, saveRecording, recordingFolder } from '../audio/recordings.ts'
import { voiceAboveNoise } from '../audio/sound-level.ts'
import { findSphinx, type SphinxFiles } from './files.ts'
import type { Decoded } from './output.ts'
import type { Wav } from '../audio/wav.ts'

const TIMEOUT_MS = 15_000
/** Decoding takes about half as long as speaking; a busy machine needs more. */
const TIMEOUT_PER_MS = 2
/** Longer texts are not decoded again for their cost; in letters, all sentences together. */
const SENTENCES_MAX = 3000
/** In such noise both decoders may hear the same wrong words: the page shows the answer and asks. */
const NOISY_DB = 25
const NOISY_CONFIDENCE_MAX = 0.55

interface Parts {
  files: SphinxFiles
  folder: string
  dictionary: Dictionary
  grammarFor: ReturnType<typeof createGrammars>
  lmDecoder: LmDecoder
}

export interface Engine {
  hear(audio: Wav, hints: Hints, signal: AbortSignal): Promise<Heard>
  close(): Promise<void>
}

/** @returns undefined where it is not installed */
export async function openEngine(path?: string): Promise<Engine | undefined> {
  const files = await findSphinx(path)
  if (!files) return undefined
  const folder = recordingFolder()
  const dictionary = await readDictionary(files.dictionary)
  const [grammarFor, lmDecoder] = [createGrammars(dictionary), createLmDecoder(files, folder)]
  return {
    hear: (audio, hints, signal) => hear({ files, folder, dictionary, grammarFor, lmDecoder }, audio, hints, signal),
    async close() {
      lmDecoder.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * All decoders run at once; when one fails or the caller leaves, all end before the files are removed. The grammar's answer is
 * nearly always the one that counts, so what sounds like it is decoded while the language model still works.
 */
async function hear(engine: Parts, audio: Wav, hints: Hints, outer: AbortSignal): Promise<Heard> {
  const limit = AbortSignal.timeout(TIMEOUT_MS + TIMEOUT_PER_MS * audio.durationMs)
  const failed = new AbortController()
  const signal = AbortSignal.any([outer, limit, failed.signal])
  const [name, grammar] = [randomUUID(), await engine.grammarFor(hints)]
  const recording = { folder: engine.folder, name, aboveNoise: voiceAboveNoise(audio), signal }
  const { dictionary } = engine
  const cheapest = (sentences: string[]) => cheapestOf(sentences, engine, recording)
  try {
    await saveRecording(engine.folder, name, audio)
    // With it come the rules of all languages, which no start needs.
    const comparing = import('./runner-up.ts')
    const rivalsOf = async (words: string) =>
      grammar && (await comparing).rivalsOf(words, { field: hints.field, ...grammar, dictionary, cheapest })
    const byGrammar = grammar && decodeByGrammar(engine.files, grammar, recording)
    const rivalsBegun = byGrammar?.then(({ words }) => rivalsOf(words))
    const all = [byGrammar, engine.lmDecoder.decode(name, signal), rivalsBegun] as const
    for (const one of all) one?.catch((error: unknown) => failed.abort(error))
    await Promise.allSettled(all)
    const [answer, lm, rivalsOfAnswer] = await Promise.all(all)
    const command = allowsFreeText(hints) ? answer?.words : undefined
    const heard =
      scoreAnswer({ answer, grammar, lm, dictionary, allowsFreeText: allowsFreeText(hints) }) ??
      (command
        ? scoreCommand(command, lm.words, await cheapest([command, lm.words]))
        : scoreFreeText(lm.words, (await cheapest([lm.words]))?.wordCost))
    const rivals = heard.text === answer?.words ? rivalsOfAnswer : await rivalsOf(heard.text)
    return limitedByNoise((await comparing).compareWithRunnerUp(heard, hints.field, rivals), recording.aboveNoise)
  } catch {
    if (outer.aborted) throw outer.reason
    throw limit.aborted ? tooLate() : unavailable()
  } finally {
    await removeRecording(engine.folder, name)
  }
}

/** The sentence with the lowest cost; an infinite cost where none fits, undefined where they are too long to be decoded. */
async function cheapestOf(
  sentences: string[],
  { files, dictionary }: Parts,
  recording: Recording,
): Promise<Decoded | undefined> {
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  const grammar = length < SENTENCES_MAX ? await sentenceGrammar(sentences, dictionary) : undefined
  if (!grammar) return undefined
  const basename = recording.name + randomUUID()
  const decoded = await decodeByGrammar(files, grammar, { ...recording, basename })
  return sentences.includes(decoded.words) ? decoded : { ...decoded, wordCost: Infinity, totalCost: Infinity }
}

const limitedByNoise = (heard: Heard, aboveNoise: number): Heard =>
  heard.text !== '' && aboveNoise < NOISY_DB
    ? { ...heard, confidence: Math.min(heard.confidence ?? 1, NOISY_CONFIDENCE_MAX) }
    : heard
