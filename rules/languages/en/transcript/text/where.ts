import type { Reading } from '../../../shared/normalise.ts'

/** "Ashgrove Vets on the high street": where a name is found is no part of it. */
export function withoutPlace(label: string, found: Reading): Reading {
  const name = ASKS_PLACE.test(label) ? undefined : NAME_AT_PLACE.exec(String(found.value))?.groups?.['name']
  return name === undefined ? found : { ...found, value: name, isSure: false }
}
/** "Under the stairs", where it is asked where something is: not the stairs. */
export function withWhere(label: string, said: string, found: Reading): Reading {
  const [, where = ''] = WHERE_IT_IS.exec(said) ?? []
  return /\b(?:where|location|kept)\b/iu.test(label) && where.endsWith(` ${String(found.value)}`)
    ? { ...found, value: where }
    : found
}
const WHERE_IT_IS =
  /^(?:(?:um+|uh+|oh|well|it['’]s|it is|they['’]re|just),? )*((?:under|behind|beside|above|below|beneath|inside|outside|opposite|on|in|by|near|next to) (?:the|my|our|a) \p{Ll}.*?)[.!]?$/iu
const ASKS_PLACE = /\b(?:where|venue|location|address|place|meet\p{L}*|pick-?up|title|film|book|song)\b/iu
const NAME_AT_PLACE =
  /^(?<name>\p{Lu}\S*(?: (?:\p{Lu}\S*|and|of|&))*) (?:on|in|at|near|by|round|opposite|behind|next to) (?:the|my|our) \p{Ll}.*$/u
