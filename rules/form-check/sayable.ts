/** Longer than this nobody listens to a question, or says an option, in one breath. */
const LISTENED_MAX = 200
const SAID_MAX = 80

const ADDRESS = /https?:\/\/|\bwww\.|\S@\S+\.\S/iu

/** Why a text of the owner is no good aloud, as the end of a sentence about it; undefined when it is. */
export function unsayableAs(text: string, use: 'listened' | 'said'): string | undefined {
  const max = use === 'said' ? SAID_MAX : LISTENED_MAX
  if (!hasWords(text)) return 'has no words'
  if (ADDRESS.test(text)) return 'holds an address'
  return [...text].length > max ? `is longer than ${max} characters` : undefined
}

/** Whether there is a letter or a digit in it: signs and pictures have no sound. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
