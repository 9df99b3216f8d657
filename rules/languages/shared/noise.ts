/** What transcribers print for sound that is not speech: [NOISE], <sil>, ++COUGH++, *sighs*, ♪ la la ♪. */
const MARKERS = /\[[^[\]\d]*\]|<\/?[a-z_ ]+>|\+\+[a-z_ ]+\+\+|\*[a-z][a-z ]*\*|♪[^♪]*♪|[♪♫♬]/giu

/** Whisper describes sounds in round brackets, in which people's own asides stand too. */
const ASIDE = /\([^()]*\)/gu
const SOUND =
  /\b(?:\w{2,}ing|noises?|sounds?|music|silence|applause|laughter|laughs?|coughs?|sighs?|sniffs?|gasps?|groans?|chuckles?|claps?|beeps?|clicks?|static|inaudible|unintelligible|indistinct|blank|audio|clears|breath|wind|footsteps|foreign)\b/iu

const phrasesOf = (list: string): string[] => list.split('|').map((phrase) => phrase.trim())

/** What speech models write on silence, as whole sentences: the last words of the films that they were trained on. */
export const HALLUCINATIONS: readonly string[] = phrasesOf(
  `you|bye|bye bye|goodbye|thank you|thank you very much|thank you so much|thanks|thank you for watching|thanks for watching
  |please subscribe|like and subscribe|see you next time`,
)
const NO_ANSWERS: ReadonlySet<string> = new Set([
  ...HALLUCINATIONS,
  ...phrasesOf(
    `the|thank you for listening|thanks for listening|thank you for your attention|please like and subscribe
    |don't forget to subscribe|see you in the next video|i'll see you next time|i'll see you in the next video|gracias por ver
    |gracias por ver el video|gracias por ver el vídeo|suscríbete|suscríbete al canal|no olvides suscribirte|hasta la próxima
    |nos vemos en el próximo video|nos vemos en el próximo vídeo`,
  ),
])
const CREDITS =
  /^(?:subtitles?|captions?|transcri(?:bed|ption)|translated|translation|subt[ií]tulos?|traducci[oó]n)(?![\p{L}]).*\b(?:by|por|amara|org)\b/u
/** Hallucinations that no answer ends with; they follow real speech when a pause comes before the stop. */
const CLOSING =
  /(?<=[.!?]\s)\s*(?:thank(?:s| you)(?: so much| very much)? for (?:watching|listening)|please (?:like and )?subscribe|subtitles by [^.!?]*)[.!?]*\s*$/iu

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
