import { HALLUCINATIONS } from '../../rules/languages/shared/noise.ts'

/** Some of these may be answers, so they count as hallucinated only where hardly any sound was loud. */
const ON_SILENCE = new Set([
  ...HALLUCINATIONS,
  ...(
    'subscribe|the end|so|oh|hmm|music|applause|silence|subtitles by the amara org community|' +
    'transcription by castingwords'
  ).split('|'),
])

/** [BLANK_AUDIO], (wind blowing), *sighs*, and notes: sounds that a model describes. */
const DESCRIBED = /\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|[♪♫]/g
/** What models write of themselves: `<unk>`, `</s>`, `<|en|>`. */
const MARKS = /<\/?(?:unk|s|pad|blank|sil|bos|eos)>|<\|[^<>|]*\|>/giu
/** Shorter sound is hardly a word; "thank you" takes longer. */
const HARDLY_SPEECH_MS = 500
/** No word can be said in less. */
const WORD_MIN_MS = 50

/** The words without what a model writes of itself between them. */
export const withoutMarks = (text: string): string => text.replace(MARKS, ' ')

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Takes what a model wrote and how long the recording was loud, and gives the words that can have been said.
 * @returns an empty text when all of it is hallucinated
 */
export function withoutHallucinations(text: string, loudMs: number): string {
  const said = withoutMarks(text).replace(DESCRIBED, ' ').replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(said)) return ''
  if (said.split(' ').length * WORD_MIN_MS > loudMs) return ''
  return loudMs < HARDLY_SPEECH_MS && ON_SILENCE.has(plain(said)) ? '' : said
}
