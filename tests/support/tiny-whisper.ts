import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onnxOf } from './onnx.ts'

/** The pieces of its texts, and the marks of Whisper. `Ġ` is a space. */
const WORDS = ['forty', 'Ġtwo']
const SPECIAL = [
  '<|endoftext|>',
  '<|startoftranscript|>',
  '<|en|>',
  '<|es|>',
  '<|transcribe|>',
  '<|notimestamps|>',
  '<|0.00|>',
]
const TOKENS = [...WORDS, ...SPECIAL]
const id = (token: string) => TOKENS.indexOf(token)
const END = id('<|endoftext|>')
const SIZE = 4

/** What follows what: after the marks the words come, whatever was said. */
const NEXT = new Map([
  ['<|notimestamps|>', 'forty'],
  ['forty', 'Ġtwo'],
])

/** Random weights over the sound. */
const encoder = () =>
  onnxOf({
    inputs: [{ name: 'input_features', type: 'float', shape: ['batch', 80, 3000] }],
    outputs: [{ name: 'last_hidden_state', type: 'float', shape: ['batch', 1, SIZE] }],
    constants: [
      { name: 'weights', shape: [3000, SIZE], floats: Array.from({ length: 3000 * SIZE }, Math.random) },
      { name: 'first', shape: [1], integers: [0] },
    ],
    nodes: [
      { op: 'MatMul', inputs: ['input_features', 'weights'], output: 'mixed' },
      { op: 'Gather', inputs: ['mixed', 'first'], output: 'last_hidden_state', attributes: { axis: 1 } },
    ],
  })

const table = () =>
  TOKENS.flatMap((token) => TOKENS.map((_, index) => (index === id(NEXT.get(token) ?? '<|endoftext|>') ? 10 : 0)))

/** It looks up what follows the last token. */
const decoder = () =>
  onnxOf({
    inputs: [
      { name: 'input_ids', type: 'int64', shape: ['batch', 'length'] },
      { name: 'encoder_hidden_states', type: 'float', shape: ['batch', 1, SIZE] },
    ],
    outputs: [{ name: 'logits', type: 'float', shape: ['batch', 'length', TOKENS.length] }],
    constants: [{ name: 'table', shape: [TOKENS.length, TOKENS.length], floats: table() }],
    nodes: [{ op: 'Gather', inputs: ['table', 'input_ids'], output: 'logits', attributes: { axis: 0 } }],
  })

const special = SPECIAL.map((content) => ({
  id: id(content),
  content,
  single_word: false,
  lstrip: false,
  rstrip: false,
  normalized: false,
  special: true,
}))

const files = {
  'config.json': {
    model_type: 'whisper',
    architectures: ['WhisperForConditionalGeneration'],
    is_encoder_decoder: true,
    vocab_size: TOKENS.length,
    d_model: SIZE,
    num_mel_bins: 80,
    encoder_layers: 1,
    decoder_layers: 1,
    encoder_attention_heads: 1,
    decoder_attention_heads: 1,
    max_source_positions: 1500,
    max_target_positions: 16,
    bos_token_id: END,
    eos_token_id: END,
    pad_token_id: END,
    decoder_start_token_id: id('<|startoftranscript|>'),
  },
  'generation_config.json': {
    bos_token_id: END,
    eos_token_id: END,
    pad_token_id: END,
    decoder_start_token_id: id('<|startoftranscript|>'),
    is_multilingual: true,
    lang_to_id: { '<|en|>': id('<|en|>'), '<|es|>': id('<|es|>') },
    task_to_id: { transcribe: id('<|transcribe|>') },
    no_timestamps_token_id: id('<|notimestamps|>'),
    max_length: 16,
  },
  'preprocessor_config.json': {
    feature_extractor_type: 'WhisperFeatureExtractor',
    processor_class: 'WhisperProcessor',
    chunk_length: 30,
    feature_size: 80,
    hop_length: 160,
    n_fft: 400,
    n_samples: 480_000,
    nb_max_frames: 3000,
    padding_side: 'right',
    padding_value: 0,
    return_attention_mask: false,
    sampling_rate: 16_000,
  },
  'tokenizer_config.json': { tokenizer_class: 'WhisperTokenizer', model_max_length: 16 },
  'tokenizer.json': {
    version: '1.0',
    added_tokens: special,
    normalizer: null,
    pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
    post_processor: null,
    decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
    model: { type: 'BPE', vocab: Object.fromEntries(TOKENS.map((token, index) => [token, index])), merges: [] },
  },
}

/**
 * A Whisper of a few kilobytes that hears "forty two" in everything.
 * @param library the folder into which transformers.js is installed, as a whole path
 */
export async function putTinyWhisper(folder: string, library: string): Promise<void> {
  await mkdir(join(folder, 'onnx'), { recursive: true })
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(folder, name), JSON.stringify(content))),
  )
  await writeFile(join(folder, 'onnx/encoder_model_quantized.onnx'), encoder())
  await writeFile(join(folder, 'onnx/decoder_model_merged_quantized.onnx'), decoder())
  await symlink(join(library, 'node_modules'), join(folder, 'node_modules'))
}
