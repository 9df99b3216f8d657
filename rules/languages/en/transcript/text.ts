import type { ReadAnswer } from '../../shared/normalise.ts'
import { beforeAside } from '../../shared/text/aside.ts'
import { textIn } from '../../shared/text/index.ts'
import { ASIDES } from './text/asides.ts'
import { ENGLISH } from './text/dictation.ts'
import { atBirth, formerly, withoutMoment } from './text/moments.ts'

const line = beforeAside(ASIDES, ENGLISH, textIn(ENGLISH, { isLine: true }))

/** Words as they were said, in one line. */
export const text: ReadAnswer = (field, heard, circumstances) => {
  const { label = '' } = field
  const said = label === '' || ENGLISH.asksForWords.test(label) ? heard : formerly(label, atBirth(label, withoutMoment(heard)))
  const found = line(field, withInLaws(said), circumstances)
  return found && WELL.test(said) ? { ...found, isSure: false } : found
}

/** "Teacher, well, headteacher". */
const WELL = /\p{L}, well,? \p{L}/iu

/** "Brother in law" is one word to what follows it. */
const withInLaws = (heard: string): string =>
  heard.replaceAll(/(?<=(?:mother|father|brother|sister|son|daughter)) in law(?!\p{L})/giu, '-in-law')

/** Likewise, in several lines. */
export const textarea = textIn(ENGLISH, { isLine: false })
