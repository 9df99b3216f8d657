import { traitsOf } from '../../../field-types.ts'
import type { Reading, SpokenField } from '../normalise.ts'
import { PAUSE, plainWords } from '../words.ts'

/**
 * A label said to the letter before a pause, where nothing after it names another one or takes it back: "Saturday, can't do the others".
 * @param takesBack what takes it back, in a language that knows all of that
 * @param isLabel whether a label was said to the letter
 */
export function firmFirst(
  { type }: SpokenField,
  transcript: string,
  takesBack: RegExp | undefined,
  isLabel: (answer: string) => boolean,
  read: (said: string) => Reading | undefined,
): Reading | undefined {
  const { first = '', rest = '' } = FIRST.exec(transcript)?.groups ?? {}
  if (!takesBack || traitsOf(type).value !== 'one-option' || rest === '' || !isLabel(first)) return undefined
  const said = plainWords(rest)
    .filter((word) => word !== PAUSE)
    .join(' ')
  const isChanged = takesBack.test(said) || transcript.includes('?') || read(rest) !== undefined
  const found = isChanged ? undefined : read(first)
  return found?.isSure ? found : undefined
}

const FIRST = /^(?<first>[^.,;!?]+)[.,;!]\s+(?<rest>\S.*)$/su
