import { orInferredChoice } from '../../../shared/inference/choice.ts'
import { degreesIn } from '../../../shared/inference/degrees.ts'
import { rolesIn } from '../../../shared/inference/terms.ts'
import { ASKS } from './asks.ts'
import { DAYS, LIVES } from './calendar.ts'
import { GENERAL, NUMERALS } from './general.ts'
import { ANIMALS, PEOPLE } from './people.ts'
import { choice as plain } from '../options.ts'

const ENDS = rolesIn(
  {
    size: 'más grande|mayor|más grande de todas|más grande de todos',
    'size -1': 'más pequeño|más pequeña|más chico|más chica|menor',
    price: 'más caro|más cara',
    'price -1': 'más barato|más barata|más económico|más económica|menos caro|menos cara',
    length: 'más largo|más larga',
    'length -1': 'más corto|más corta',
    place: 'último|última',
    'place -1': 'primero|primera|primer',
    middle: 'del medio|de en medio|del centro|de enmedio',
    whichever:
      'el que sea|la que sea|lo que sea|el que es|la que es|cualquiera que sea|quiero|me llevo|prefiero|deme|dame',
    is: 'es|sea',
    one: `de esos|de esas|de estos|de estas|de todos|de todas|de ellos|de ellas|que tenga|que tengan|que haya|que tiene|que tienen|que hay|posible
      |talla|opción|plan|de la lista`,
  },
  NUMERALS.wordsOf,
)

const SIZES = rolesIn(
  {
    'rank 1': 'xxs',
    'rank 2': 'xs|muy pequeño|muy pequeña|extra pequeña',
    'rank 3': 's|pequeño|pequeña|chico|chica',
    'rank 4': 'm|mediano|mediana|medio|media',
    'rank 5': 'l|grande',
    'rank 6': 'xl|muy grande|extra grande',
    'rank 7': 'xxl',
    'rank 8': 'xxxl',
  },
  NUMERALS.wordsOf,
)

const FACTS = rolesIn(
  {
    none: 'ninguno|ninguna|ningún|cero|nada',
    unmarried: `divorciado|divorciada|viudo|viuda|soltero|soltera|prometido|prometida|comprometido|comprometida|todavía no|aún no`,
    'is-only-child': 'hijo único|hija única',
    'rate 1440': 'al día|por día|cada día|diarios',
    'rate 10080': 'a la semana|por semana|cada semana',
    quality:
      'cigarrillos|cigarros|cajetillas|cajetilla|paquetes|pequeño|pequeña|pequeños|grandes|mayores|menores|viejo',
    i: 'yo|tengo|tenemos|estoy|soy|sí|fumo',
  },
  NUMERALS.wordsOf,
)

const DEGREES = degreesIn(
  {
    partly: `un poco|un poquito|a veces|de vez en cuando|en parte|más o menos|algo|ocasionalmente|parcialmente|casi siempre|la mayoría de las veces
      |a ratos|por temporadas`,
    hardly:
      'casi|no del todo|no por completo|probablemente no|seguramente no|supongo que no|creo que no|lo dudo|espero que no',
    only: 'solo|sólo|solamente|únicamente|nomás',
    link: 'para|cuando|en|los|las|el|la|al|a|con|si|por|de|durante|después|antes|desde|unas|unos|ocasionalmente',
    if: 'si|siempre que|mientras',
    affirmed: 'sí|claro|claro que sí|entonces sí|encantado|encantada',
    denied: 'no|entonces no',
    but: 'pero',
  },
  NUMERALS.wordsOf,
)

/** Takes what was said to a question with options, of which one is wanted; proposes one that only follows from it. */
export const choice = orInferredChoice({
  order: {
    ...NUMERALS,
    general: GENERAL,
    ends: ENDS,
    sizes: SIZES,
    money: /[£$€]|(?<!\p{L})(?:euros?|pesos?|d[oó]lares|al mes|por mes)(?!\p{L})/iu,
    time: /(?<!\p{L})(?:minutos?|horas?|d[ií]as?|noches?|semanas?|mes|meses|años?)(?!\p{L})/iu,
  },
  facts: {
    ...NUMERALS,
    yes: /^s[ií](?!\p{L})/iu,
    no: /^no(?!\p{L})/iu,
    general: GENERAL,
    facts: [FACTS, ANIMALS, PEOPLE],
    topics: [
      { asks: /\b(?:mascotas?|animales)\b/u, yes: ['animal', 'number'], no: ['none'] },
      { asks: /\bhermanos\b/u, yes: ['sibling', 'number'], no: ['none', 'is-only-child'] },
      { asks: /\btienes? (?:usted )?(?:hijos|ninos)\b/u, yes: ['child', 'offspring', 'number'], no: ['none'] },
      { asks: /\b(?:esta|estas) (?:usted )?casad[oa]\b/u, yes: [], no: ['unmarried'] },
      { asks: /\bfumas?\b/u, yes: ['rate'], no: [] },
      {
        asks: /^(?:tienes?|dispone de|posee) (?:usted )?(?:un |una |algun |alguna )?(?:coche|carro|auto|moto|bicicleta|vehiculo)/u,
        yes: ['number'],
        no: ['none'],
      },
    ],
  },
  degrees: DEGREES,
  lives: { ...NUMERALS, asks: ASKS, general: GENERAL, days: DAYS, lives: LIVES },
  years: (count) => `${count} años`,
})(plain)
