import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { regex } from '../../../shared/regex.ts'

/** What turns an answer into its opposite, or into a protest: "sí, hombre, lo que me faltaba". */
const IRONY = regex('iu')`
  (?<!\p{L})(?:lo que (?:me|nos) faltaba|(?:sí|ya|claro|hombre)\W+ ?(?:¿?y qué más|y una? (?:jamón|leche|porra|cuerno)|y yo soy)|ni que (?:fuera|estuviera|tuviera|me)\p{L}*
    |como si (?:no|me|nos|tuviera|fuera|estuviera)\p{L}*|cuando las (?:vacas|ranas)|anda ya|venga ya|amos anda|no te digo|no te fastidia|qué más (?:quisiera|querría)\p{L}*
    |en (?:tus|sus) sueños|dando (?:saltos|botes|palmas)|para (?:eso|esto|fiestas|bromas) estoy|me parto|qué risa|ja,? ja|menuda? \p{L}+|vaya (?:chiste|broma|pregunta|tela)
    |media hora llevo|llevo (?:media|una) hora|a buenas horas|encima (?:con|de|que))(?!\p{L})`

/** Asks for a choice or a mark that may be meant otherwise. */
export const unlessIronic = askedWhere(({ heard }) => IRONY.test(heard))
