import type { ReadAnswer } from '../../../shared/normalise.ts'

/** That there are none, to a question for how many: "no tengo", "de momento, ninguno". */
const NONE =
  /^(?:(?:de momento|por ahora|pues|bueno|no|uy),? )*(?:no (?:tengo|tenemos|hay)|ningun[oa]|no (?:tengo|tenemos|hay) ningun[oa])(?:,? (?:de momento|por ahora|gracias a dios|la verdad|todavía|aún))*[.!]?$/iu
/** None, and that the person does it not: "cero, no fumo". */
const NONE_SINCE =
  /^(?:(?:pues|bueno),? )*(?:cero|ningun[oa]|ni un[oa]|nada)[,.;]? (?:(?:que|porque) )?(?:yo )?(?:no|nunca|ya no) (?!s[eé]|es|son|creo|recuerdo|me)\p{L}+(?: \p{L}+)?[.!]?$/iu
const ASKS_COUNT =
  /^¿?(?:cuánt[oa]s(?! (?:años|meses|kilos|metros|litros))|(?:número|cantidad) de (?!\p{L}+(?<!s)(?!\p{L}))|(?:hij|herman|perr|gat|mascot|coch|acompañante|invitad|niñ|niet|vehícul|dependient)\p{L}*s(?!\p{L}))/iu

/** Reads that there are none as such. */
export const orNone =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) =>
    read(field, isNone(field.label ?? '', heard) ? 'ninguno' : heard, circumstances)

const isNone = (label: string, heard: string): boolean =>
  NONE_SINCE.test(heard) || (ASKS_COUNT.test(label) && NONE.test(heard))
