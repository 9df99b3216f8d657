import type { Layer } from '../../../shared/normalise.ts'

const INSTEAD = /^(?:(?:äh+m*|also|nein|ja|na),? )*(?:nicht|kein\p{L}*) [^.!?]{2,40}?,? sondern (?<own>[^.!?]+[.!]?)$/iu

/** "Nicht zum ersten, sondern zum fünfzehnten": what stands instead of what was denied is the answer, where it is sure alone. */
export const insteadOfDenied: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const { own } = (found?.isSure ? undefined : INSTEAD.exec(heard)?.groups) ?? {}
  const instead = own === undefined ? undefined : read(field, own, circumstances)
  const isOther = found !== undefined && String(found.value) !== String(instead?.value)
  return instead?.isSure && !instead.isGuess && !isOther ? instead : found
}
