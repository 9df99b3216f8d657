import type { FromWorker, ToWorker } from './messages.ts'

/** The part of transformers.js that is used here; the operator hosts the library beside the model. */
interface Library {
  env: {
    allowRemoteModels: boolean
    allowLocalModels: boolean
    localModelPath: string
    useWasmCache: boolean
    fetch: typeof fetch
    backends: { onnx: { wasm: { wasmPaths: { mjs: string; wasm: string }; numThreads: number } } }
  }
  AutoModelForSpeechSeq2Seq: Loader
  AutoTokenizer: Loader
  AutoProcessor: Loader
  AutomaticSpeechRecognitionPipeline: new (parts: object) => Recognise
}
interface Loader {
  from_pretrained(model: string, options?: object): Promise<object>
}
type Recognise = (samples: Float32Array, options: object) => Promise<{ text: string }>

/** What the server says of the model. */
interface Description {
  kind: 'whisper' | 'moonshine'
  dtype: Record<string, string>
  isMultilingual: boolean
}

/** Below the address of the model. */
const NAME = 'model'

const send = (message: FromWorker) => postMessage(message)

let recognise: ((samples: Float32Array, language: string) => Promise<string>) | undefined

async function load(path: string): Promise<void> {
  const description: Description = await fetched(`${path}description.json`)
  const library: Library = await import(/* @vite-ignore */ `${path}library/transformers.min.js`)
  prepare(library, path)
  const { AutoModelForSpeechSeq2Seq, AutoProcessor, AutoTokenizer, AutomaticSpeechRecognitionPipeline } = library
  const options = { device: await bestDevice(), dtype: description.dtype }
  // The library's own way of loading a pipeline asks for each file twice.
  const [model, tokenizer, processor] = await Promise.all([
    AutoModelForSpeechSeq2Seq.from_pretrained(NAME, options),
    AutoTokenizer.from_pretrained(NAME),
    AutoProcessor.from_pretrained(NAME),
  ])
  const parts = { task: 'automatic-speech-recognition', model, tokenizer, processor }
  const run = new AutomaticSpeechRecognitionPipeline(parts)
  recognise = async (samples, language) => (await run(samples, optionsFor(description, language))).text
}

/** Everything comes from this site. */
function prepare({ env }: Library, path: string): void {
  env.allowRemoteModels = false
  env.allowLocalModels = true
  env.localModelPath = path
  // It would run a script from a blob, which the policy forbids.
  env.useWasmCache = false
  env.fetch = counted
  const runtime = `${path}library/ort-wasm-simd-threaded.asyncify`
  env.backends.onnx.wasm.wasmPaths = { mjs: `${runtime}.mjs`, wasm: `${runtime}.wasm` }
  env.backends.onnx.wasm.numThreads = 1
}

async function fetched(address: string): Promise<Description> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
  return response.json()
}

/** Whether there is a graphics processor shows only when it is asked for. */
async function bestDevice(): Promise<'webgpu' | 'wasm'> {
  const gpu: { requestAdapter(): Promise<unknown> } | undefined = Reflect.get(navigator, 'gpu')
  const adapter = await gpu?.requestAdapter().catch(() => undefined)
  return adapter ? 'webgpu' : 'wasm'
}

/** A fast line brings thousands of pieces in a second. */
const BETWEEN_REPORTS_MS = 200
let reportedAt = 0
let loadedBytes = 0

function report(bytes: number): void {
  loadedBytes += bytes
  if (performance.now() < reportedAt + BETWEEN_REPORTS_MS) return
  reportedAt = performance.now()
  send({ type: 'progress', loadedBytes })
}

/** Fetches, and reports what comes. */
async function counted(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      report(piece.byteLength)
      controller.enqueue(piece)
    },
  })
  const { headers, status, statusText } = response
  return new Response(response.body?.pipeThrough(counter), { headers, status, statusText })
}

/** A model of one language refuses to be told any. Whisper hears half a minute at once, so longer answers are cut and joined. */
const optionsFor = ({ kind, isMultilingual }: Description, language: string) => ({
  ...(isMultilingual && { language, task: 'transcribe' }),
  ...(kind === 'whisper' && { chunk_length_s: 30 }),
})

async function transcribe({ id, samples, language }: Extract<ToWorker, { type: 'transcribe' }>): Promise<void> {
  try {
    if (!recognise) throw new Error('No model is loaded')
    send({ type: 'heard', id, text: await recognise(samples, language) })
  } catch (error) {
    send({ type: 'not-heard', id, reason: String(error) })
  }
}

/** One after the other: the library is not made for two at once. */
let last: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'transcribe') last = last.then(() => transcribe(data))
  else
    load(data.path).then(
      () => send({ type: 'ready' }),
      (error: unknown) => send({ type: 'load-failed', reason: String(error) }),
    )
})
