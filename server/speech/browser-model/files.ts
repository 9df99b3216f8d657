import { hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { primaryLanguage } from '../../../rules/languages/tags.ts'
import { DEFAULT_LANGUAGE } from '../../../rules/limits.ts'

/** What the page fetches, by the path below its address. */
export type ServedFiles = ReadonlyMap<string, ServedFile>

export interface ServedFile {
  file: string
  bytes: number
  type: string
}

/** A model for the browser, and the library that runs it, as they lie in the folder of the operator. */
export interface BrowserModel {
  files: ServedFiles
  /** Changes with the files, so that browsers may keep them. */
  version: string
  /** How the page loads it. */
  description: ModelDescription
  /** What the page fetches before it can hear, in bytes. */
  downloadBytes: number
  /** Without regions; absent where it knows many. */
  languages?: string[]
}

export interface ModelDescription {
  kind: Kind
  /** The precision of the weights by the part of the model, in the library's words. */
  dtype: Record<(typeof PARTS)[number], string>
  isMultilingual: boolean
}

/** What installs the library into the folder, where `npm ci` does not remove it. Nothing of it runs on the server. */
export const libraryInstall = (folder: string): string =>
  `npm install --prefix ${folder} --ignore-scripts @huggingface/transformers@4.3.1`

const KINDS = ['whisper', 'moonshine'] as const
type Kind = (typeof KINDS)[number]

const LIBRARY = {
  'transformers.min.js': 'node_modules/@huggingface/transformers/dist/transformers.min.js',
  'ort-wasm-simd-threaded.asyncify.mjs': 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.asyncify.mjs',
  'ort-wasm-simd-threaded.asyncify.wasm': 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.asyncify.wasm',
}
const CONFIGURATION = [
  'config.json',
  'generation_config.json',
  'preprocessor_config.json',
  'tokenizer.json',
  'tokenizer_config.json',
]
const PARTS = ['encoder_model', 'decoder_model_merged'] as const
/** The precisions of the releases, by the ending of their files; the first that is there is taken. */
const PRECISIONS = { _quantized: 'q8', _int8: 'int8', _q4: 'q4', _fp16: 'fp16', '': 'fp32' }

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
}

/**
 * Finds a Whisper or Moonshine model in the form of transformers.js in a folder, and the library beside it. With weights in
 * several precisions it takes the smallest common one.
 * @throws {Error} with one sentence that names what is missing
 */
export async function findBrowserModel(folder: string): Promise<BrowserModel> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`BROWSER_MODEL_DIR is not a folder that can be read: ${folder}`)
  })
  const weights = await readdir(join(folder, 'onnx')).catch(() => [])
  const chosen = PARTS.map((part) => weightsOf(part, weights))
  const lacking = [
    ...CONFIGURATION.filter((name) => !names.includes(name)),
    ...PARTS.filter((_, index) => !chosen[index]).map((part) => `onnx/${part}*.onnx`),
  ]
  if (lacking.length > 0) throw new Error(`BROWSER_MODEL_DIR (${folder}) lacks ${lacking.join(', ')}.`)
  const { kind, isMultilingual } = await readConfiguration(folder)
  const served = await filesOf(folder, chosen as Weights[])
  const files = [...served.values()]
  return {
    files: served,
    version: hash('sha256', [...served].map(([path, { bytes }]) => `${path}:${bytes}`).join('\n'), 'hex').slice(0, 16),
    description: { kind, isMultilingual, dtype: dtypeOf(chosen as Weights[]) },
    downloadBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    ...(!isMultilingual && { languages: [primaryLanguage(DEFAULT_LANGUAGE)] }),
  }
}

interface Weights {
  part: (typeof PARTS)[number]
  names: string[]
  precision: string
}

/** Large weights lie in a second file. */
function weightsOf(part: Weights['part'], names: string[]): Weights | undefined {
  for (const [ending, precision] of Object.entries(PRECISIONS)) {
    const name = `${part}${ending}.onnx`
    if (names.includes(name))
      return { part, precision, names: [name, `${name}_data`].filter((one) => names.includes(one)) }
  }
  return undefined
}

const dtypeOf = (weights: Weights[]) =>
  Object.fromEntries(weights.map(({ part, precision }) => [part, precision])) as ModelDescription['dtype']

async function readConfiguration(folder: string): Promise<{ kind: Kind; isMultilingual: boolean }> {
  const read = async (name: string): Promise<Record<string, unknown>> => {
    const text = await readFile(join(folder, name), 'utf8')
    try {
      return Object(JSON.parse(text))
    } catch {
      throw new Error(`BROWSER_MODEL_DIR holds a ${name} that is not JSON.`)
    }
  }
  const [config, generation] = await Promise.all([read('config.json'), read('generation_config.json')])
  const kind = KINDS.find((one) => one === config['model_type'])
  if (!kind)
    throw new Error(
      `BROWSER_MODEL_DIR must hold a model of type ${KINDS.join(' or ')}, not ${String(config['model_type'])}.`,
    )
  return { kind, isMultilingual: kind === 'whisper' && generation['is_multilingual'] !== false }
}

async function filesOf(folder: string, weights: Weights[]): Promise<ServedFiles> {
  const paths = [
    ...Object.entries(LIBRARY).map(([name, path]) => [`library/${name}`, path] as const),
    ...CONFIGURATION.map((name) => [`model/${name}`, name] as const),
    ...weights.flatMap(({ names }) => names).map((name) => [`model/onnx/${name}`, `onnx/${name}`] as const),
  ]
  const served = paths.map(async ([path, name]): Promise<[string, ServedFile]> => {
    const file = join(folder, name)
    const { size } = await stat(file).catch(() => {
      throw new Error(`BROWSER_MODEL_DIR (${folder}) lacks ${name}: ${libraryInstall(folder)}`)
    })
    return [path, { file, bytes: size, type: TYPES[extname(name)] ?? 'application/octet-stream' }]
  })
  return new Map(await Promise.all(served))
}
