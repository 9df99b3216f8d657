import { traitsOf } from '../../../../field-types.ts'
import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { germanRegex } from '../letters.ts'

/** "Kaffee, statt Tee aber Wasser": what stands for what is left to be told. */
const INSTEAD = germanRegex('iu')`(?:^|[,.;]\s*|(?<!\p{L})(?:nein|und|oder|aber),? )(?:an)?statt (?=\p{L})`
/** "Nüsse und Milch darf ich nicht": a "nicht" after a verb may deny the last thing before it or all of them. */
const DENIED_TOGETHER = germanRegex('iu')`
  \p{L}+ und (?:(?:am|im|auf|der|die|das|den) )?\p{L}+ (?:darf|mag|mögen|vertrage?n?|esse?n?|trinke?n?|will|wollen|brauche?n?|möchten?|kann|können|gehe?n?|geht|passt|passen|habe?n?) (?:ich|wir|mir|uns|es|das|bei (?:mir|uns)) (?:\p{L}+ ){0,2}nicht`

/** Asks for a list in which a word changes one item, or several of them. */
export const unlessListTurns = askedWhere(
  ({ field, heard }) =>
    traitsOf(field.type).value === 'several-options' && (INSTEAD.test(heard) || DENIED_TOGETHER.test(heard)),
)
