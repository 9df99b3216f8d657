import { SAID_MAX } from '../layers.ts'
import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** What is measured, by the words of a question for it and by the units that a number of it is said in. */
const MEASURES: readonly { asked: RegExp; said: string }[] = [
  {
    asked: /(?<!\p{L})(?:kil[oó]metros?|km|metros?|cent[ií]metros?|cm|mil[ií]metros?|millas?)(?!\p{L})/iu,
    said: String.raw`kil[oó]metros?|kms?|metros?|cent[ií]metros?|cms?|mil[ií]metros?|millas?|cuadras?|palmos?`,
  },
  {
    asked:
      /(?<!\p{L})(?:d[ií]as?|semanas?|mes(?:es)?|a[ñn]os?|horas?|minutos?|segundos?|edad|antigüedad|duraci[oó]n|tiempo)(?!\p{L})/iu,
    said: String.raw`d[ií]as?|semanas?|mes(?:es)?|a[ñn]os?|horas?|minutos?|minutitos?|segundos?`,
  },
  {
    asked: /(?<!\p{L})(?:kilos?|kg|kilogramos?|gramos?|toneladas?|peso|pesa)(?!\p{L})/iu,
    said: String.raw`kilos?|kgs?|kilogramos?|gramos?|toneladas?|libras`,
  },
  { asked: /(?<!\p{L})(?:litros?|mililitros?|ml)(?!\p{L})/iu, said: String.raw`litros?|mililitros?` },
]

/** What may stand between a number and its unit. */
const UNIT = (said: string) => regex('giu')`(?:\p{L}+|\d)\s?(?<!\p{L})(?:${said})(?!\p{L})`

/** Units that a question writes by their signs, and people say in full. */
const SIGNS: readonly { asked: RegExp; said: RegExp }[] = [
  { asked: /(?<!\p{L})kw(?!\p{L})/iu, said: /(?<=\S )(?:kilovatios?|kilowatts?|kilowatios?|kw)(?! ?hora)(?!\p{L})/giu },
  { asked: /(?<!\p{L})kwh(?!\p{L})/iu, said: /(?<=\S )(?:kilovatios?|kilowatts?)(?: ?hora)?(?!\p{L})/giu },
  { asked: /m²|m2|metros cuadrados/iu, said: /(?<=\S )(?:metros? cuadrados?|metros?|m2|m²)(?!\p{L})/giu },
  { asked: /(?<!\p{L})(?:ha|hect[aá]reas)(?!\p{L})/iu, said: /(?<=\S )hect[aá]reas?(?!\p{L})/giu },
  { asked: /(?<!\p{L})(?:gb|gigas?)(?!\p{L})/iu, said: /(?<=\S )(?:gigas?|gigabytes?|gb)(?!\p{L})/giu },
  { asked: /(?<!\p{L})(?:mb|mbps|megas?)(?!\p{L})/iu, said: /(?<=\S )(?:megas?|mbps)(?!\p{L})/giu },
  { asked: /(?<!\p{L})(?:cv|caballos)(?!\p{L})/iu, said: /(?<=\S )(?:caballos?|cv)(?!\p{L})/giu },
  { asked: /pulgadas|"/iu, said: /(?<=\S )pulgadas?(?!\p{L})/giu },
]

/**
 * Reads no number of a unit of another kind than the question's, as half an hour to a question for kilometres; and one without the
 * unit that the question writes by its sign.
 */
export const inUnitAsked =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const { label = '' } = field
    if (heard.length > SAID_MAX) return read(field, heard, circumstances)
    const sign = SIGNS.find(({ asked }) => asked.test(label))
    const found = read(field, sign ? heard.replace(sign.said, '') : heard, circumstances)
    return found && isOfOther(label, heard) ? { ...found, isSure: false, isGuess: true } : found
  }

/** Whether all units that were said are of kinds that the question does not ask for. */
function isOfOther(label: string, heard: string): boolean {
  const asked = MEASURES.filter((measure) => measure.asked.test(label))
  const said = MEASURES.filter((measure) => UNIT(measure.said).test(heard))
  return asked.length > 0 && said.length > 0 && !said.some((measure) => asked.includes(measure))
}
