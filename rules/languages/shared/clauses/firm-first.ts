import type { Reading } from '../normalise.ts'
import { PAUSE, plainWords } from '../words.ts'

/**
 * An answer that stands by itself before a pause, where nothing after it is another one or takes it back: "Saturday, can't do the others".
 * @param takesBack what takes it back, in a language that knows all of that
 * @param isAlone whether an answer stands by itself: a label to the letter, a bare number
 */
export function firmFirst(
  transcript: string,
  takesBack: RegExp | undefined,
  isAlone: (answer: string) => boolean,
  read: (said: string) => Reading | undefined,
): Reading | undefined {
  const { first = '', rest = '' } = FIRST.exec(transcript)?.groups ?? {}
  if (!takesBack || rest === '' || !isAlone(first)) return undefined
  const said = plainWords(rest)
    .filter((word) => word !== PAUSE)
    .join(' ')
  const isChanged = takesBack.test(said) || transcript.includes('?') || read(rest) !== undefined
  const found = isChanged ? undefined : read(first)
  return found?.isSure ? found : undefined
}

const FIRST = /^(?<first>[^.,;!?]+)[.,;!]\s+(?<rest>\S.*)$/su
