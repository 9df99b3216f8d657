import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { tenseOfLabel } from './tense.ts'
import { regex } from '../../../shared/regex.ts'

/** What the person was doing, after the day on which something happened: "al salir del trabajo", "mientras comíamos". */
const MEANWHILE = regex('iu')`
  [\s,.;]+(?:justo )?(?:al (?!lunes|martes|miércoles|jueves|viernes|sábado|domingo|mes|año|día|final|principio)\p{L}+[aeií]r(?:me|nos|se|lo|la)?(?!\p{L})
    |(?:mientras|cuando)(?= (?:\S+ ){0,3}?\p{L}+(?:aba|ía|íba)(?:n|mos|s)?(?!\p{L}))
    |(?:estando|yendo|volviendo|viniendo|saliendo|entrando|jugando|cocinando|trabajando|bajando|subiendo|llegando)(?!\p{L})
    |(?:yo )?est(?:aba|ábamos|aban) (?=\p{L}+(?:ando|iendo|yendo)))
  .*$`

/** Takes the day of an event before what the person was doing then. */
export const beforeMeanwhile =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || heard.length > SAID_MAX || tenseOfLabel(field.label ?? '') === 'coming') return found
    const place = MEANWHILE.exec(heard)
    const day = place ? read(field, heard.slice(0, place.index), circumstances) : undefined
    const isPlain = place && read(field, place[0].replace(/^[\s,.;]+/u, ''), circumstances) === undefined
    return day?.isSure && !day.isGuess && isPlain && (!found || found.value === day.value) ? day : found
  }
