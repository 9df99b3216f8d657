import { askedWhere } from '../../../shared/clauses/asked-where.ts'
import { ASKS_LOSS } from '../losses.ts'
import { regex } from '../../../shared/regex.ts'

const NUMBER = String.raw`(?:\d{1,2}|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte)(?!\p{L}|\d)`

/** How often something is, by the words of a question and by those of a rate. */
const PERIODS = [
  { asked: /(?<!\p{L})d[ií]as?(?!\p{L})|diari/iu, said: 'días?' },
  { asked: /seman/iu, said: 'semanas?' },
  { asked: /(?<!\p{L})mes(?:es)?(?!\p{L})|mensual/iu, said: 'mes(?:es)?' },
  { asked: /(?<!\p{L})años?(?!\p{L})|anual/iu, said: 'años?' },
]
const RATE = (said: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:al|a la|por|cada(?: \p{L}+)?) (?:${said})(?!\p{L})`, 'iu')

/** Whether a rate was told by another period than the question's: "veinte mil al año" to "Salario mensual". */
function isOfOtherPeriod(label: string, heard: string): boolean {
  const asked = PERIODS.filter((period) => period.asked.test(label))
  const said = PERIODS.filter((period) => RATE(period.said).test(heard))
  return asked.length > 0 && said.length > 0 && !said.some((period) => asked.includes(period))
}

/** "Dos cada dos días". */
const EVERY_FEW = new RegExp(String.raw`(?<!\p{L})cada ${NUMBER} (?:horas|días|semanas|meses|años)`, 'iu')

/** Who or what is missing, left over or gone: "faltan dos por confirmar", "se borraron dos". */
const MISSING = regex('iu')`
  (?<!\p{L})(?:falt|sobr|borr|cancel|fall|renunci|muri|mor|se (?:fue|cay|dio|baj))\p{L}*(?:n|ron|ó)(?: ya)? (?:los |las )?${NUMBER}`

/** One more beside the number: "cuatro y el bebé", "dos y otro en camino". */
const ONE_MORE = regex('iu')`
  (?<!\p{L})${NUMBER}(?: (?!y )\p{L}+)? y (?:(?:el|la|los|las|mis?|otr[oa]s?|un) (?!(?:medi|cuart|terci))\p{L}{3,}|otr[oa])(?: en camino)?(?=[.,;]|$)`

/** Several numbers may be the parts of one: "cuatro, tres niñas y un niño". */
const hasOneMore = (heard: string): boolean => ONE_MORE.test(heard) && [...heard.matchAll(EACH_NUMBER)].length === 1

const EACH_NUMBER = new RegExp(String.raw`(?<!\p{L}|\d)(?!un(?!\p{L}))${NUMBER}`, 'giu')

/** Asks for a number that counts by another period, only what is missing, or not all. */
export const unlessCountedOtherwise = askedWhere(
  ({ label, heard }) =>
    isOfOtherPeriod(label, heard) ||
    (EVERY_FEW.test(heard) && !/cada|horas/iu.test(label) && PERIODS.some(({ asked }) => asked.test(label))) ||
    (MISSING.test(heard) && !ASKS_LOSS.test(label)) ||
    hasOneMore(heard),
)
