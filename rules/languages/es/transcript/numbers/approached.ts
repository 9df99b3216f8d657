import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { regex } from '../../../shared/regex.ts'

const ARTICLE = '(?:el|la|los|las|un|una)'
const NUMBER = String.raw`(?:\d+|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|(?:once|doce|trece|catorce|quince|dieci|veint|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|mil)\p{L}*)(?!\p{L})`

/** That something comes near to a number, or lacks or goes beyond it: "le faltó tantito para el cinco", "roza el cuatro". */
const APPROACHED = regex('iu')`
  (?<!\p{L})(?:
    falt(?:a|an|ó|aron|aba|aban|ado)(?: \p{L}+){0,3} (?:para|pa)(?: llegar al?)?
    |(?:se )?(?:acerc|aproxim|arrim)\p{L}+(?: (?:mucho|bastante|más|un poco))? a(?: ${ARTICLE})?l?
    |tir(?:a|ando|aría|o)(?: más)? (?:a|al|hacia|para)
    |(?:roz|ray)(?:a|ando|an|ó|aba)(?: en)?
    |(?:por )?(?:debajo|encima|lejos|alrededor|cerca|arriba|abajo) del?
    |(?:a punto|a las puertas|a un paso|a nada|a un pelo) del?
    |and(?:a|o|amos|an|aremos|ará) (?:por|cerca)
    |(?:pas|super|rebas|sobrepas|rond|alcanz)(?:a|an|o|amos|aba|é|ó)(?: ya)?(?= l[oa]s )
    |(?:pas(?:a|an|o|é|ó|amos|aba)|baj(?:a|an)) del?) (?:${ARTICLE} )?${NUMBER}`

/** Two numbers of which one is counted by the other: "el doble de tres", "dos y una para mi madre". */
const COUNTED = regex('iu')`
  (?<!\p{L})(?:el (?:doble|triple)|la mitad) (?:de|que) (?:las? |los )?${NUMBER}
  |(?<=(?<!\p{L})(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d{1,2}) )y (?:un[oa]?|otr[oa]|dos|tres|\d{1,2}) (?:para|más|extra|suelt[oa]|de repuesto|de más)(?!\p{L})`

/** Days and nights are not as many: "cuatro días" to a question for nights. */
const DAYS = /(?<!\p{L})días?(?!\p{L})/iu
const NIGHTS = /(?<!\p{L})noches?(?!\p{L})/iu
const areOther = (label: string, heard: string): boolean =>
  (NIGHTS.test(label) && !DAYS.test(label) && DAYS.test(heard) && !NIGHTS.test(heard)) ||
  (DAYS.test(label) && !NIGHTS.test(label) && NIGHTS.test(heard) && !DAYS.test(heard))

/** Asks for a number that something only comes near to, or that counts something else. */
export const unlessApproached = askedWhere(
  ({ label, heard }) => APPROACHED.test(heard) || COUNTED.test(heard) || areOther(label, heard),
)
