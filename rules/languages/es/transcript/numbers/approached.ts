import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { Layer } from '../../../shared/normalise.ts'
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
    |(?:pas(?:a|an|o|amos|aba)|baj(?:a|an)) del?) (?:${ARTICLE} )?${NUMBER}`

/** Numbers of other things than points: "dos cafés me tomé". */
const OF_THINGS = regex('iu')`
  ^(?:(?:pues|bueno|yo|me|tomé|comí|pedí|fui|estuve|probé),? )*(?:dos|tres|cuatro|cinco|[2-5]) (?!estrell|punt|gracias|pues|jamás|menos|además|entonces|después|nomás|sobres)\p{L}{2,}[aeiouáéíó]s(?!\p{L})`

/** Two numbers of which one is counted by the other: "el doble de tres", "dos y una para mi madre". */
const COUNTED = regex('iu')`
  (?<!\p{L})(?:el (?:doble|triple)|la mitad) (?:de|que) (?:las? |los )?${NUMBER}
  |(?<=(?<!\p{L})(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d{1,2}) )y (?:un[oa]?|otr[oa]|dos|tres|\d{1,2}) (?:para|más|extra|suelt[oa]|de repuesto|de más)(?!\p{L})`

/** A place in a row, where the question counts: "vivo en la tercera". */
const PLACE =
  /(?<!\p{L})(?:en|es|de|a) (?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]|octav[oa])(?!\p{L})/iu
const ASKS_COUNT = /^¿?(?:cuánt[oa]s|(?:número|cantidad) de|(?!años)\p{L}{3,}s(?!\p{L}))/iu

/** Days and nights are not as many: "cuatro días" to a question for nights. */
const DAYS = /(?<!\p{L})días?(?!\p{L})/iu
const NIGHTS = /(?<!\p{L})noches?(?!\p{L})/iu
const areOther = (label: string, heard: string): boolean =>
  (NIGHTS.test(label) && !DAYS.test(label) && DAYS.test(heard) && !NIGHTS.test(heard)) ||
  (DAYS.test(label) && !NIGHTS.test(label) && NIGHTS.test(heard) && !DAYS.test(heard))

/** Asks for a number that something only comes near to, or that counts something else. */
export const unlessApproached = ({ isPoints }: { isPoints: boolean }): Layer =>
  askedWhere(({ label, heard }) => {
    const isOther = isPoints
      ? OF_THINGS.test(heard)
      : COUNTED.test(heard) || areOther(label, heard) || (ASKS_COUNT.test(label) && PLACE.test(heard))
    return isOther || APPROACHED.test(heard)
  })
