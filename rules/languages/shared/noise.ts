import { NOISES } from '../noise/index.ts'

/** What transcribers print for sound that is not speech: [NOISE], <sil>, ++COUGH++, *sighs*, ♪ la la ♪. */
const MARKERS = /\[[^[\]\d]*\]|<\/?[a-z_ ]+>|\+\+[a-z_ ]+\+\+|\*[a-z][a-z ]*\*|♪[^♪]*♪|[♪♫♬]/giu

/** Whisper describes sounds in round brackets, in which people's own asides stand too. */
const ASIDE = /\([^()]*\)/gu

const all = Object.values(NOISES)
const anyOf = (sources: readonly string[]): string => `(?:${sources.join('|')})`

const SOUND = new RegExp(String.raw`\b${anyOf(all.flatMap(({ sounds }) => sounds))}\b`, 'iu')

/** Whole sentences that speech models write on silence, of all languages. */
export const HALLUCINATIONS: readonly string[] = all.flatMap(({ hallucinations }) => hallucinations)
const NO_ANSWERS: ReadonlySet<string> = new Set([...HALLUCINATIONS, ...all.flatMap(({ endings }) => endings)])
const CREDITS = new RegExp(
  `^${anyOf(all.flatMap(({ credits }) => credits.opening))}(?![\\p{L}]).*\\b${anyOf(all.flatMap(({ credits }) => credits.author))}\\b`,
  'u',
)
/** They follow real speech when a pause comes before the stop. */
const CLOSING = new RegExp(String.raw`(?<=[.!?]\s)\s*${anyOf(all.flatMap(({ closing }) => closing))}[.!?]*\s*$`, 'iu')

/** Takes a transcript; gives the same words without what the transcriber wrote for noise and silence, perhaps ''. */
export function withoutNoise(transcript: string): string {
  const spoken = transcript
    .replace(MARKERS, ' ')
    .replace(ASIDE, (aside) => (/\d/u.test(aside) || !SOUND.test(aside) ? aside : ' '))
    .replace(CLOSING, '')
    .trim()
  return isAside(spoken) || isHallucination(spoken) || !/[\p{L}\p{N}]/u.test(spoken) ? '' : spoken
}

const isAside = (text: string): boolean => /^\([^()\d]*\)$/u.test(text)

function isHallucination(text: string): boolean {
  if (text.length > 200) return false
  const said = text.toLowerCase().replaceAll('’', "'").replace(/[¿¡]/gu, '')
  if (CREDITS.test(said)) return true
  const sentences = said.split(/[.!?,…]/u).map((sentence) => sentence.trim())
  return sentences.every((sentence) => sentence === '' || NO_ANSWERS.has(sentence))
}
