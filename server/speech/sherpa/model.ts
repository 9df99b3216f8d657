import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a transducer, as sherpa-onnx's releases name them. */
export interface SherpaModel {
  encoder: string
  decoder: string
  joiner: string
  tokens: string
  /** NeMo's (Parakeet) are plainly named; k2's have their epoch in the name. */
  modelType: 'nemo_transducer' | 'transducer'
  /** The pieces that words are made of, which likely phrases are cut into; few releases bring the file. */
  bpeVocab?: string
  /** Whether it writes capitals only. */
  isUpperCase?: boolean
}

/**
 * Finds a model's parts in a folder by their names, the small (int8) ones first. With a bpe.vocab it takes likely
 * phrases.
 * @throws {Error} with one sentence that names what is missing
 */
export async function findSherpaModel(folder: string): Promise<SherpaModel> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`SHERPA_MODEL_DIR is not a folder that can be read: ${folder}`)
  })
  const part = (name: string) => {
    const fitting = names.filter((file) => file.includes(name) && file.endsWith('.onnx')).toSorted()
    return fitting.find((file) => file.includes('int8')) ?? fitting[0]
  }
  const [encoder, decoder, joiner] = [part('encoder'), part('decoder'), part('joiner')]
  const tokens = names.find((file) => file.endsWith('tokens.txt'))
  if (!encoder || !decoder || !joiner || !tokens) throw new Error(missing({ encoder, decoder, joiner, tokens }, folder))
  const modelType = /^encoder(\.\w+)?\.onnx$/.test(encoder) ? 'nemo_transducer' : 'transducer'
  const at = (file: string) => join(folder, file)
  const parts: SherpaModel = {
    encoder: at(encoder),
    decoder: at(decoder),
    joiner: at(joiner),
    tokens: at(tokens),
    modelType,
  }
  const vocabulary = names.find((file) => file.endsWith('bpe.vocab'))
  if (!vocabulary) return parts
  return {
    ...parts,
    bpeVocab: at(vocabulary),
    isUpperCase: !/^[^<\n]*\p{Ll}/mu.test(await readFile(at(tokens), 'utf8')),
  }
}

function missing(found: Record<string, string | undefined>, folder: string): string {
  const names = Object.keys(found).filter((name) => !found[name])
  const files = names.map((name) => (name === 'tokens' ? 'tokens.txt' : `${name}*.onnx`))
  return `SHERPA_MODEL_DIR (${folder}) lacks ${files.join(', ')}.`
}

/** The phrases that the model can take, separated by slashes: only letters, in the case that it writes. */
export function hotwordsFor({ bpeVocab, isUpperCase }: SherpaModel, likely: string[]): string {
  if (!bpeVocab) return ''
  const phrases = likely.filter((phrase) => /^[\p{L}\p{M}' ]+$/u.test(phrase)).join('/')
  return isUpperCase ? phrases.toUpperCase() : phrases
}
