import { createRequire } from 'node:module'
import { SHERPA_INSTALL } from './install.ts'
import type { FromChild, ToChild } from './messages.ts'
import type { SherpaModel } from './model.ts'
import { SAMPLE_RATE } from '../audio/wav.ts'

/** The part of sherpa-onnx-node that is used here; the package is the operator's to install. */
interface Sherpa {
  OfflineRecognizer: new (config: object) => {
    createStream(hotwords?: string): { acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void }
    decode(stream: object): void
    getResult(stream: object): { text: string }
  }
}

const send = (message: FromChild) => process.send?.(message)

/** Only a search over several readings can prefer likely phrases; it takes longer, so it is used for nothing else. */
const searchOf = (bpeVocab: string | undefined) =>
  bpeVocab ? { decodingMethod: 'modified_beam_search', maxActivePaths: 4, hotwordsScore: 1.5 } : {}

function load({ modelType, tokens, encoder, decoder, joiner, bpeVocab }: SherpaModel) {
  const { OfflineRecognizer }: Sherpa = createRequire(import.meta.url)('sherpa-onnx-node')
  return new OfflineRecognizer({
    featConfig: { sampleRate: SAMPLE_RATE, featureDim: 80 },
    modelConfig: {
      transducer: { encoder, decoder, joiner },
      tokens,
      modelType,
      numThreads: 2,
      provider: 'cpu',
      debug: 0,
      ...(bpeVocab && { modelingUnit: 'bpe', bpeVocab }),
    },
    ...searchOf(bpeVocab),
  })
}

/** Runs in a child process, since a wrong model crashes the process that loads it. */
function serve(model: SherpaModel): void {
  const recogniser = load(model)
  process.on('message', ({ id, samples, hotwords }: ToChild) => {
    const stream = hotwords === '' ? recogniser.createStream() : recogniser.createStream(hotwords)
    stream.acceptWaveform({ samples, sampleRate: SAMPLE_RATE })
    recogniser.decode(stream)
    send({ id, text: recogniser.getResult(stream).text })
  })
  send({ isReady: true })
}

try {
  serve(JSON.parse(process.argv[2] ?? ''))
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'
  const reason = error instanceof Error ? error.message : String(error)
  send({
    failure: isMissing ? `The package sherpa-onnx-node is not installed: ${SHERPA_INSTALL}` : reason,
  })
  process.disconnect?.()
}
process.on('disconnect', () => process.exit())
