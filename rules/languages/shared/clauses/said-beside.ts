import { exactly } from '../exact-label.ts'
import type { Layer } from '../normalise.ts'
import { isHesitation, plainWords, withoutPauses } from '../words.ts'

/**
 * What is said to somebody in the room or of the hour answers nothing, whatever it names: "willst du auch einen Kaffee".
 * @param beside matches it in small letters, without pauses
 */
export const unlessSaidBeside =
  (beside: RegExp): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const words = withoutPauses(plainWords(heard)).filter((word) => !isHesitation(word))
    const isTalk = beside.test(words.join(' ')) && exactly(field.options ?? [], heard) === undefined
    return isTalk ? undefined : read(field, heard, circumstances)
  }
