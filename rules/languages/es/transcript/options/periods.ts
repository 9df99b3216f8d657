import { reading } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** How often something is paid or due, by how long it lasts: "el de tres meses" to "Trimestral". */
const NAMES = new Map([
  ['un mes', 'mensual'],
  ['dos meses', 'bimestral'],
  ['tres meses', 'trimestral'],
  ['cuatro meses', 'cuatrimestral'],
  ['seis meses', 'semestral'],
  ['un año', 'anual'],
])
const LASTING = regex('iu')`
  ^(?:(?:pues|bueno|mejor|prefiero|quiero|elijo|me quedo con|póngame|ponme|sería|es),? )*(?:(?:el|la|uno|una)(?: (?:plan|bono|abono|cuota|pago))? )?(?:de|por|cada) (?<span>un mes|un año|(?:dos|tres|cuatro|seis) meses)(?:,? (?:por favor|gracias))*[.!]?$`

/** Reads how long something lasts as an option names it, where none counts the months. */
export const asNamed = reading((heard, { options }) => {
  const labels = options.map(({ label }) => label.toLowerCase())
  const name = NAMES.get(LASTING.exec(heard)?.groups?.span?.toLowerCase() ?? '')
  return labels.find((label) => name !== undefined && label.split(' ').includes(name)) ?? heard
})
