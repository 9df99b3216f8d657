import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { reading } from '../layers.ts'
import { KIN } from '../kin.ts'
import { regex } from '../../../shared/regex.ts'

const ASKS_RELATION = /parentesco|(?<!\p{L})(?:relaci[oó]n|v[ií]nculo) con/iu

/** What the person is to whom the form is about: "soy su madre". */
const I_AM = new RegExp(String.raw`(?<=(?<!\p{L})soy )su (?=(?:${KIN})[.!]?$)`, 'iu')

/** Reads who the person is to somebody, where the question asks for that. */
export const withRelation = reading((heard, { label }) => (ASKS_RELATION.test(label) ? heard.replace(I_AM, '') : heard))

/** Who somebody else is to the person: "es mi madre". */
const IS_MINE = new RegExp(String.raw`^(?:(?:pues|bueno|él|ella),? )*(?:es|son) mis? (?:${KIN})(?!\p{L})`, 'iu')
const WITH_OTHER = regex(
  'iu',
)`con (?:el|la) (?:paciente|alumn|niñ|menor|titular|asegurad|solicitante|client|residente|usuari)`

/** Asks for it where the question asks who the person is to them. */
export const unlessReversed = askedWhere(({ label, heard }) => WITH_OTHER.test(label) && IS_MINE.test(heard))
