/** What transcribers write in one language where nothing was said to them, in small letters. */
export interface NoiseWords {
  /** Sounds that are described in brackets, as sources of regular expressions: "laughs?". */
  sounds: readonly string[]
  /** What speech models write on silence, as whole sentences: the last words of the films that they were trained on. */
  hallucinations: readonly string[]
  /** Likewise, and too near to real answers to be dropped from a recording that was loud. */
  endings: readonly string[]
  /** How subtitles name who wrote them: what begins the line, and what names the author. */
  credits: { opening: readonly string[]; author: readonly string[] }
  /** Hallucinations that no answer ends with, as sources of regular expressions; they follow real speech. */
  closing: readonly string[]
}

/** Phrases divided by `|`, over as many lines as they need. */
export const phrasesOf = (list: string): string[] =>
  list
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
