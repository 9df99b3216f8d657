import type { ReadAnswer } from '../../../shared/normalise.ts'
import { regex } from '../../../shared/regex.ts'

/** A thing that is told again by what tells it from others: "la cédula normal, la de ciudadanía". */
const AGAIN = /^(?<before>[^?]{3,80}?),? (?<own>(?:el|la|los|las) (?:del?|que) \S+(?: \S+){0,3})$/iu

/** What denies or doubts the thing, or joins a second one to it. */
const OTHER = regex('iu')`
  (?<!\p{L})(?:no|ni|y|o|u|e|pero|sino|antes|era|si|creo|quiz[aá]s?|tal vez|como|m[aá]s|menos|mejor|que|perd[oó]n|digo|también)(?!\p{L})`

/** Takes the value that both the thing and what tells it from others have. */
export const toldAgain =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const { before, own } = (found && !found.isSure ? AGAIN.exec(heard) : null)?.groups ?? {}
    if (before === undefined || own === undefined || OTHER.test(before)) return found
    const told = read(field, own, circumstances)
    return told?.isSure && told.value === found?.value ? told : found
  }
