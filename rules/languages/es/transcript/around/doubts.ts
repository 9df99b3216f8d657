import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import type { Layer } from '../../../shared/normalise.ts'
import { KIN } from '../kin.ts'
import { LEAVES_OPEN } from '../talk/leaves-open.ts'
import { plainWords, withoutPauses } from '../../../shared/words.ts'
import { MONTH } from '../dates/months.ts'
import { regex } from '../../../shared/regex.ts'

/** What leaves an address unsure, of which a part may be wrong: "creo que era", "pero confírmelo". */
const OF_ADDRESSES = regex('iu')`
  (?<!\p{L})(?:creo|me parece|diría|supongo|me imagino|juraría|confírm\p{L}+|confirm[ae](?:l[oa])?|verifí\p{L}+|verifi\p{L}+
    |revís\p{L}+|revis[ae](?:l[oa])?|compru[eé]b\p{L}+|compróbal\p{L}+|no me acuerdo|ya no|no (?:lo )?recuerdo|no estoy segur[oa]|a ver si es
    |quizás?|tal vez|me suena|o algo así|igual (?:lleva|llevaba|es|era|tiene|tenía)|sin el punto com)(?!\p{L})
  |(?<=\s)(?<!con )(?:be|ce|de|efe|ge|hache|jota|ka|ele|eme|ene|pe|cu|erre|ese|te|uve|ve|equis|ye|zeta|[a-z]) de \p{L}{3,}[.!]?$`

/** Any such day, a number that is joined to no month ("seis en febrero"), and a bound: "un martes", "que no pase del 10 de abril". */
const OF_DAYS = regex('iu')`
  (?<!\p{L})(?:un|algún|cualquier) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|día)(?!\p{L})(?! (?:antes|después))
  |(?<=(?<!\p{L})(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|\d{1,2}) )en ${MONTH}(?!\p{L})
  |(?<!\p{L})(?:que )?no (?:pas[ea]|más allá|vaya más allá)(?: más allá)? del?(?!\p{L})`

/** An answer on a condition that comes first: "si viene Ana, cinco"; "si es posible" is polite, and "si, cinco" a yes. */
const SUPPOSED = regex('iu')`
  ^(?:(?:pues|bueno|hombre|depende),? )*si (?!(?:todo|es posible|puede|pueden|se puede|quiere|acaso|hay (?:sitio|hueco|cita|plaza)|está disponible|(?:te|le|les|os) )(?!\p{L}))
  (?:no )?(?:\p{L}+ ){0,2}?(?:vien|ven|lluev|llov|lleg|pued|pod|tra[ei]|sal[eg]|dej|abr|hace|es|son|est|hay|ven)(?:en|e|es|imos|emos|á|án|o|a|an)?(?!\p{L})
  |^(?:(?:pues|bueno),? )*si (?:\p{L}+ ){0,2}?(?:fuera|fuese|hubiera|hubiese|tuviera|\p{L}{2,}(?:ara|iera|iese)(?:n|mos)?)(?!\p{L})`

/** In characters. */
const DOUBTED_MAX = 500
/** The person's own, where somebody else's is asked for: "el mío es …, el de él no me lo sé". */
const OWN = /(?<!\p{L})(?:el m[ií]o|la m[ií]a)(?!\p{L})/iu
const ASKS_OTHERS = new RegExp(String.raw`(?<!\p{L})(?:su|tu) (?:${KIN})(?!\p{L})`, 'iu')

const asking = (doubts: (heard: string) => boolean): Layer => askedWhere(({ heard }) => doubts(heard), DOUBTED_MAX)

/** Reads an address, and asks for it where the person doubts it. */
export const surelyAddress = askedWhere(
  ({ heard, label }) => OF_ADDRESSES.test(heard) || (OWN.test(heard) && ASKS_OTHERS.test(label)),
  DOUBTED_MAX,
)

/** Reads a value, and asks for it where the person puts the answer off, or has it still to look up. */
export const surelyAnswer = asking(
  (heard) => SUPPOSED.test(heard) || LEAVES_OPEN.test(withoutPauses(plainWords(heard)).join(' ')),
)

/** Reads a day, and asks for it where it may be any of a kind or only bounds the answer. */
export const boundedDay = asking((heard) => SUPPOSED.test(heard) || OF_DAYS.test(heard))
