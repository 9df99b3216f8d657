import { reading } from '../layers.ts'
import { regex } from '../../../shared/regex.ts'

/** With which words of apology excuse something, and take nothing back; as a source. */
export const EXCUSE = String.raw`(?:que|por|si|es que|pero|un momento|un segundo)(?!\p{L})`

/** An apology to the end of what was said, in which nothing is named. */
const APOLOGY = regex('iu')`
  (?<=\S)[\s,.;]+(?:perd[oó]n|perdon[ae]|disculp[ae]|disculpen)[,.]? ${EXCUSE}(?!.*(?<!\p{L})(?:llam|es |son |no |ponga|pon |digo|mejor)) [^,.;]{2,60}[.!]?$`

/** Reads a line without an apology after it: "trufa, perdona que voy corriendo". */
export const withoutApology = reading((heard) => heard.replace(APOLOGY, ''))
