import { orPart, SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** The number that is to come: "este diciembre cumplo dieciséis". */
const TO_COME = regex('iu')`
  [,.;]\s+(?:\S+ ){0,4}(?:cumpl(?:o|e|imos|en|iré|irá)|(?:voy|va|vamos) a cumplir)(?: (?!no |pero )\S+){1,4}$`

/** "Cumplo cincuenta en marzo": the age is that before it. */
const NEXT_AGE = regex('iu')`
  (?<!\p{L})(?:cumpl(?:o|e|iré|irá)|har[áé]|hago|entro en|entra en|(?:voy|va) a (?:cumplir|hacer)|(?:voy|va) para)(?: los)?(?: \S+){1,3}?
  (?: en (?:primavera|verano|otoño|invierno|navidad(?:es)?|nada|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|unos días|nada)
    |,? (?:este|el) (?:mes|año) que viene|,? el (?:próximo )?(?:mes|año)(?: que viene| próximo)?|,? la semana que viene|,? dentro de \S+ \S+|,? pronto)`
const SOON_AGE =
  /(?<!\p{L})(?:mañana|pasado mañana|pronto|dentro de poco|(?:el (?:mes|año)|la semana) que viene),? (?:ya )?cumpl(?:o|e)(?!\p{L})/iu
/** An age that is to come, whenever that may be: "va a hacer diez". */
const AGE_TO_COME = /(?<!\p{L})(?:(?:voy|va) a (?:cumplir|hacer)|cumplir[áé]|har[áé]) (?:los )?(?!unos)\S+/iu
const ASKS_AGE = /(?<!\p{L})(?:edad|a[ñn]os)(?!\p{L})/iu

/** Takes a number before the one that is to come: "quince años, este diciembre cumplo dieciséis". */
export const beforeComing = orPart((heard) => (TO_COME.test(heard) ? heard.replace(TO_COME, '') : undefined))

/** Proposes the age before the one that is to come. */
export const beforeNextAge =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const isNext =
      heard.length <= SAID_MAX &&
      ASKS_AGE.test(field.label ?? '') &&
      (NEXT_AGE.test(heard) || SOON_AGE.test(heard) || AGE_TO_COME.test(heard))
    return isNext && typeof found?.value === 'number' ? { value: found.value - 1, isSure: false, isGuess: true } : found
  }
