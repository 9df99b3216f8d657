import { traitsOf, type ValueKind } from '../../../../field-types.ts'
import type { Layer } from '../../../shared/normalise.ts'

const INSTEAD =
  /^(?:(?:äh+m*|also|nein|ja|na),? )*(?:nicht|kein\p{L}*) (?!nur |bloß |allein )[^!?]{2,40}?,? sondern (?!auch )(?<own>[^!?]+[.!]?)$/iu

/** "Nicht in Kassel, in Göttingen": the same preposition stands before both. */
const LIKEWISE =
  /^(?:(?:äh+m*|also|nein|ja|na),? )*nicht (?<first>in|im|am|an|auf|bei|beim|um|mit|zu|zum|zur|von|vom|aus|für) [^,!?]{2,40}, (?<own>\k<first> [^,!?]+[.!]?)$/iu

/** Kinds of which "sondern" is read as a part of the value. */
const OF_WORDS: ReadonlySet<ValueKind> = new Set(['free-text', 'line'])

/** "Nicht zum ersten, sondern zum fünfzehnten": what stands instead of what was denied is the answer, where it is sure alone. */
export const insteadOfDenied: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const { value: kind } = traitsOf(field.type)
  const isOpen = found?.isSure !== true || OF_WORDS.has(kind)
  const { own } = (isOpen ? (INSTEAD.exec(heard) ?? LIKEWISE.exec(heard))?.groups : undefined) ?? {}
  const instead = own === undefined ? undefined : read(field, own, circumstances)
  const isOther = found !== undefined && !OF_WORDS.has(kind) && String(found.value) !== String(instead?.value)
  return instead?.isSure && !instead.isGuess && !isOther ? instead : found
}
