import { rolesIn } from '../../../shared/inference/terms.ts'
import { NUMERALS } from './general.ts'

/** Monday is 0, January 1, and today 0; "del", 1, leads to a day only. */
export const DAYS = rolesIn(
  {
    'weekday 0': 'lunes',
    'weekday 1': 'martes',
    'weekday 2': 'miércoles',
    'weekday 3': 'jueves',
    'weekday 4': 'viernes',
    'weekday 5': 'sábado',
    'weekday 6': 'domingo',
    month: 'enero',
    'month 2': 'febrero',
    'month 3': 'marzo',
    'month 4': 'abril',
    'month 5': 'mayo',
    'month 6': 'junio',
    'month 7': 'julio',
    'month 8': 'agosto',
    'month 9': 'septiembre|setiembre',
    'month 10': 'octubre',
    'month 11': 'noviembre',
    'month 12': 'diciembre',
    'today 0': 'hoy|esta noche',
    'today 1': 'mañana',
    on: 'el|día',
    in: 'en',
    'from 0': 'de|desde',
    'from 1': 'del|desde el|del día',
    to: 'al|a|hasta|hasta el|al día|hasta el día',
    arrive: `entrada|entrada el|llegada|llego|llegamos|llegando|entro|entramos|entrando|vengo|venimos|lo recojo|recojo|recogida|la llegada es`,
    leave: `salida|salida el|me voy|nos vamos|salgo|salimos|saliendo|me marcho|nos marchamos|vuelvo|volvemos|regreso|regresamos|la salida es
      |devuelvo|devolución|lo devuelvo`,
    of: 'de|del',
    i: 'yo|nosotros|luego',
  },
  NUMERALS.wordsOf,
)

/** The third person is 3. */
export const LIVES = rolesIn(
  {
    born: 'nací|nacido|nacida|nací yo|soy del|soy de|soy nacido|soy nacida|he nacido',
    'born 3': 'nació',
    turned: 'cumplí|he cumplido|acabo de cumplir|ya cumplí|cumplí los|hice',
    'turned 3': 'cumplió|ha cumplido|acaba de cumplir',
    coming: 'cumplo|cumpliré|voy a cumplir|cumplo los|cumpliré los|tendré|haré|hago',
    'coming 3': 'cumple|cumplirá|va a cumplir|tendrá|hará',
    next: 'en mi próximo cumpleaños|el próximo cumpleaños',
    old: 'años',
    when: `el mes que viene|el próximo mes|la semana que viene|la próxima semana|la semana pasada|el mes pasado|esta semana|este mes|ayer|mañana
      |hoy|este año|el año que viene|el próximo año|hace poco|pronto|recién|hace una semana|hace un mes|ya|anteayer|pasado mañana`,
    since: 'desde|desde hace|desde el año|a partir de',
    began: `empecé|empezamos|comencé|entré|entramos|me mudé|nos mudamos|me mudé aquí|nos mudamos aquí|llegué|llegamos|lo compré|compramos
      |la compré|me incorporé`,
    so: 'lo hago|lo llevo haciendo|llevo|llevamos|estoy|estamos|vivo|vivimos|vivo aquí|vivimos aquí|trabajo|trabajo en esto|me dedico a esto',
    here: 'aquí|allí|ahí|en esto',
    // "Desde los veinte" tells an age.
    aged: 'los|las',
    in: 'en|en el año|por',
    i: 'yo',
    he: 'ella',
  },
  NUMERALS.wordsOf,
)

/** Before another day, -1, or after it. */
export const APART = rolesIn(
  {
    after: 'después de|después del|tras|tras el|luego de|luego del|siguiente a|posterior a',
    'after -1': 'antes de|antes del|antes que',
  },
  NUMERALS.wordsOf,
)
