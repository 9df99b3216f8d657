import type { ReadAnswer } from '../../../shared/normalise.ts'

/** That there are none, to a question for how many: "no tengo", "de momento, ninguno". */
const NONE =
  /^(?:(?:de momento|por ahora|pues|bueno|no|uy),? )*(?:no (?:tengo|tenemos|hay)|ningun[oa]|no (?:tengo|tenemos|hay) ningun[oa])(?:,? (?:de momento|por ahora|gracias a dios|la verdad|todavía|aún))*[.!]?$/iu
const ASKS_COUNT =
  /^¿?(?:cuánt[oa]s(?! (?:años|meses|kilos|metros|litros))|(?:número|cantidad) de (?!\p{L}+(?<!s)(?!\p{L}))|(?:hij|herman|perr|gat|mascot|coch|acompañante|invitad|niñ|niet|vehícul|dependient)\p{L}*s(?!\p{L}))/iu

/** Reads that there are none as such. */
export const orNone =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) =>
    read(field, ASKS_COUNT.test(field.label ?? '') && NONE.test(heard) ? 'ninguno' : heard, circumstances)
