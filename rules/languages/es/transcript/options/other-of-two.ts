import { SAID_MAX } from '../layers.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** One of two things is excluded: "la que no es Norte", "cualquiera menos Norte", "por la mañana no puedo". */
const EXCLUDES = regex('iu')`
  ^(?:(?:pues|bueno|no|uy),? )*(?:
    (?:(?:el|la|los|las|lo|una?) que no (?:es|sea|son|sean|est[áé])|cualquiera (?:menos|salvo|excepto|que no sea)|tod[oa]s? (?:menos|salvo|excepto)) (?<excluded>[^,.;?]{2,40})
    |(?<denied>[^,.;?]{2,40}?),? (?:no(?: (?:puedo|podemos|me (?:viene|va) bien|quiero))?|imposible|ni hablar))[.!]?$`

/** Proposes of two options the one that is not excluded, but of a yes and a no. */
export const orOtherOfTwo: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const options = field.options ?? []
  if (found || options.length !== 2 || heard.length > SAID_MAX) return found
  const { excluded, denied } = EXCLUDES.exec(heard)?.groups ?? {}
  const named = excluded ?? denied
  if (named === undefined || read(field, 'sí', circumstances) !== undefined) return undefined
  const refused = read(field, named, circumstances)
  const other = options.find((option) => option.value !== refused?.value)
  return refused?.isSure && other ? { value: other.value, isSure: false, isGuess: true } : undefined
}
