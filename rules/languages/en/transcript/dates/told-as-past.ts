import { TOLD_AS_PAST } from './tense.ts'
import type { Layer } from '../../../shared/normalise.ts'

/** For languages that are read through the rules of English. Reads a day with a verb of the past as one that is over: "on m'a opéré le neuf septembre". */
export const toldAsPast =
  (happened: RegExp): Layer =>
  (read) =>
  (field, heard, circumstances) =>
    read(
      field.label && happened.test(heard) ? { ...field, label: `${field.label} (${TOLD_AS_PAST})` } : field,
      heard,
      circumstances,
    )
