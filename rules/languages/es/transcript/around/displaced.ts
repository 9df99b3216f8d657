import { SAID_MAX } from '../layers.ts'
import { traitsOf, type ValueKind } from '../../../../field-types.ts'
import type { ReadAnswer, Reading, SpokenField } from '../../../shared/normalise.ts'
import { plainWords, withoutPauses } from '../../../shared/words.ts'
import { WAS } from './past.ts'
import { SOMEBODY } from '../kin.ts'
import { MONTH } from '../dates/months.ts'
import { regex } from '../../../shared/regex.ts'

/** What was, would be or is to come, and so is not the answer. */
const LAPSED = regex('iu')`
  (?<!\p{L})(?:antes|hubiera|hubiese|habr[ií]a\p{L}*|pondr[ií]a\p{L}*|dar[ií]a\p{L}*
    |(?:el (?:año|mes|verano|invierno|curso)|la (?:semana|temporada|vez)) (?:pasad[oa]|anterior)
    |la (?:última|otra) vez|${WAS}|estuv(?:e|o|imos)|fui|fuimos|tuv(?:e|o|imos)|empec[eé]|empezamos|vend(?:í|imos)|dej(?:é|amos)|me mud[eé]|cambi(?:é|amos)
    |(?:paso|pasa|pasaré|me cambio|voy a pasar) al?|en ${MONTH} (?:me|nos|ser|voy|vamos)\p{L}*)(?!\p{L})`

const DENIALS = /(?<!\p{L})(?:ya no|no|nunca)(?!\p{L})/giu

/** Where the answer begins: at a turn, or at a pause. */
const TURN = regex('giu')`
  (?<=\S)(?:[,;:.…]+\s+|\s+(?=(?:pero|sino|este año|este curso|ahora|ahorita|actualmente|por ahora|de momento|al final|mejor)(?!\p{L})))
  (?:(?:y|pero|sino|así que|entonces|ya|este (?:año|curso|mes)|ahora|ahorita|ahora mismo|actualmente|hoy|hoy en día|por ahora|de momento|al final|finalmente
    |mejor|nomás|sí|pues|bueno|solo|que sea|quedamos (?:en|con)|desde hace (?:\p{L}+ )?(?:años|meses|tiempo|poco|mucho))(?!\p{L})[,:]?\s+)*`

/** What leaves it open, or is another's, though it stands after the turn. */
const OPEN = regex('iu')`
  \?|(?<!\p{L})(?:no|ni|nunca|o|u|si|creo|igual|depende|espera|espere|perd[oó]n|digo|dice|dijo|quiere|tambi[eé]n|adem[aá]s|antes|era|estaba|ten[ií]a
    |habr[ií]a|hubiera|pero|quiz[aá]s?|tal vez)(?!\p{L})`

/** What may stand before a number that is so now: "ya nomás quedamos siete", not "pero se han caído tres". */
const BEFORE_NUMBER = regex('iu')`
  ^(?:(?:ya|nomás|solo|sólo|ahora|hoy|quedamos|quedan|quedaron|somos|son|seremos|serán|es|está|tengo|tenemos|tiene|hay|van|vamos|vienen|pone|marca|pago
    |en|con|a|al|los|las|el|la|un|una|le|les|pongo|doy|ponga|póngale|quiero|queremos|necesito|como|tomo|bebo|fumo|gasto|uso|de|nota|pues|bueno|sí|que),?\s)*
  (?:\d|un[oa]?(?!\p{L})|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|die[zc]|once|doce|trece|catorce|quince|veint|treinta|cuarenta|cincuenta
    |sesenta|setenta|ochenta|noventa|cien|doscient|trescient|quinient|mil|ningun|ni un[oa](?!\p{L}))`
/** "Ahora ni uno" is none. */
const NOT_ONE = /(?<!\p{L})ni (?=un[oa](?!\p{L}))/iu
const NUMBERS: ReadonlySet<ValueKind> = new Set(['quantity', 'scale'])

/** In places that are worth a look. */
const PLACES_MAX = 5

/** The person's own answer, after that of somebody else: "mi primo tiene cuatro; yo dos". */
const MINE = /^(?:yo|nosotr[oa]s|en mi caso|a m[ií]|por m[ií]|el m[ií]o|la m[ií]a)(?!\p{L}),? /iu
const OTHERS = new RegExp(SOMEBODY, 'iu')

/**
 * Takes the answer that stands in a clause of its own after what was, would be, is denied or is somebody else's: "estuve casada, pero
 * me divorcié", "no le pongo un cinco porque el aula era fría; un cuatro".
 */
export const afterDisplaced =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || heard.length > SAID_MAX || heard.includes('?') || !isDisplaced(heard)) return found
    const readAs = (said: string) => read(field, said, circumstances)
    for (const { index, 0: turn } of [...heard.matchAll(TURN)].slice(-PLACES_MAX)) {
      const before = heard.slice(0, index)
      const own = heard.slice(index + turn.length)
      const answer = mayStand(field, before, own) ? readAs(own.replace(MINE, '')) : undefined
      if (answer?.isSure && !answer.isGuess && isPutAside(before, own, readAs)) return answer
    }
    return found
  }

/** Whether what follows may be the answer: nothing leaves it open, and it is no number of something else. */
const mayStand = (field: SpokenField, before: string, own: string): boolean =>
  isDisplaced(before) &&
  !OPEN.test(own.replace(NOT_ONE, '')) &&
  !isAssent(field, before) &&
  (!NUMBERS.has(traitsOf(field.type).value) || BEFORE_NUMBER.test(own.replace(MINE, '')))

/** Whether what was said before is no answer: lapsed, somebody else's, or a value that is denied. */
const isPutAside = (before: string, own: string, readAs: (said: string) => Reading | undefined): boolean =>
  LAPSED.test(before) ||
  (OTHERS.test(before) && MINE.test(own)) ||
  (before.search(DENIALS) >= 0 && readAs(before.replace(DENIALS, '')) !== undefined && !readAs(before)?.isSure)

/** Whether something was, would be or is somebody else's, or is denied, and not only on a condition. */
const isDisplaced = (said: string): boolean =>
  LAPSED.test(said) || OTHERS.test(said) || (said.search(DENIALS) >= 0 && !CONDITION.test(said))

const CONDITION = /(?<!\p{L})si (?!acaso)/iu

/** A yes or no before it is the answer: "no, ya no", to two options. */
const isAssent = ({ options }: SpokenField, before: string): boolean =>
  options?.length === 2 && /^(?:no|s[ií])$/u.test(withoutPauses(plainWords(before))[0] ?? '')
