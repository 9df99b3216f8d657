/** What large models write on silence: the last words of the films that they were trained on. */
const HALLUCINATIONS = new Set(
  (
    'you|thank you|thanks|thank you very much|thank you so much|thanks for watching|thank you for watching|bye|bye bye|' +
    'goodbye|see you next time|please subscribe|like and subscribe|subscribe|the end|so|oh|hmm|' +
    'subtitles by the amara org community|transcription by castingwords|music|applause|silence'
  ).split('|'),
)

/** [BLANK_AUDIO], (wind blowing), *sighs*, and notes: sounds that a model describes. */
const DESCRIBED = /\[[^\]]*\]|\([^)]*\)|\*[^*]*\*|[♪♫]/g
/** Shorter sound is hardly a word; "thank you" takes longer. */
const HARDLY_SPEECH_MS = 500
/** No word can be said in less. */
const WORD_MIN_MS = 50

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
  const said = text.replace(DESCRIBED, ' ').replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(said)) return ''
  if (said.split(' ').length * WORD_MIN_MS > loudMs) return ''
  return loudMs < HARDLY_SPEECH_MS && HALLUCINATIONS.has(plain(said)) ? '' : said
}
