import type { Layer } from '../../../shared/normalise.ts'
import { reading } from '../layers.ts'

/** What a thing weighs or measures, told by its pronoun; "elle" is nobody who is asked for herself. */
const OF_THING =
  /^(?<before>(?:(?:ah|oh|euh|ben|bah|alors|oui|donc),? )*)(?:ils?|elles?) (?=(?:p[èe]se(?:nt)?|mesure(?:nt)?|fait|font|contien(?:t|nent)|consomme(?:nt)?|co[ûu]te(?:nt)?|vau(?:t|lent)|compte(?:nt)?)(?!\p{L}))/iu
const ASKS_PERSON = /(?<!\p{L})(?:vos|votre|vous|tu|ton|ta|tes)(?!\p{L})/iu

/** Reads it as it is told of "ça". */
export const ofThing = reading((heard, label) =>
  ASKS_PERSON.test(label) ? heard : heard.replace(OF_THING, '$<before>ça '),
)

/** What is told of a part of them: "sept, dont deux de toit". */
const PART = /,? dont (?:\p{L}|\d).*$/iu

/** Takes the number before what is told of a part, which the question does not ask for. */
export const withoutPart: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const part = PART.exec(heard)?.[0] ?? ''
  const asked = (field.label ?? '').toLowerCase()
  const isAsked = (part.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => asked.includes(word.slice(0, STEM)))
  const whole =
    part === '' || found?.isSure || isAsked ? undefined : read(field, heard.slice(0, -part.length), circumstances)
  return whole?.isSure ? whole : found
}

/** In letters. */
const STEM = 5
