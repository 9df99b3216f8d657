import type { FieldOption } from '../../../../contract/types.gen.ts'
import type { Layer, ReadAnswer, SpokenField } from '../../shared/normalise.ts'

/** What is longer was told at length, and is not looked at more closely; in characters. */
export const SAID_MAX = 160

/** What was asked, where nothing is left out. */
interface Asked {
  label: string
  options: readonly FieldOption[]
}

const askedIn = ({ label, options }: SpokenField): Asked => ({ label: label ?? '', options: options ?? [] })

/** A layer that reads an answer as it is rewritten. */
export const reading =
  (rewrite: (heard: string, asked: Asked) => string): Layer =>
  (read) =>
  (field, heard, circumstances) =>
    read(field, heard.length > SAID_MAX ? heard : rewrite(heard, askedIn(field)), circumstances)

/** A layer that takes the part of an utterance that is sure alone, where all of it is not; of the same value, if that is asked for. */
export const orPart =
  (partOf: (heard: string, asked: Asked) => string | undefined, { isSame = false } = {}): Layer =>
  (read) =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || heard.length > SAID_MAX || heard.includes('?')) return found
    const part = partOf(heard, askedIn(field))
    const own = part === undefined ? undefined : read(field, part, circumstances)
    const isOther = isSame && found !== undefined && found.value !== own?.value
    return own?.isSure && !own.isGuess && !isOther ? own : found
  }

/** Rules with layers around them, the innermost first. */
export const layered = (read: ReadAnswer, ...layers: readonly Layer[]): ReadAnswer =>
  layers.reduce((inner, layer) => layer(inner), read)
