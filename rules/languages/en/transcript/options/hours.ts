import { regex } from '../../../shared/regex.ts'

const HALF = String.raw`[ap]\.?m(?!\p{L})`
/** A slot of time as a form writes it, with whatever little word its language has there: "14:30", "18:00-21:00", "9.00 h". */
const SLOT = regex('iu')`
  ^\s*\d{1,2}[:.]\d{2}(?:\s*(?:[–—-]|(?!${HALF})\p{L}{1,3})\s*\d{1,2}[:.]\d{2})?(?:\s*(?!${HALF})\p{L}{1,3})?\s*$`
/** Likewise by twelve hours: "9:30 AM", "12pm to 4pm". */
const HALF_DAY =
  /^\s*\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\.?(?:\s*(?:[–—-]|to)\s*\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\.?)?\s*$/iu
const HOUR = /\d{1,2}(?=[:.]\d{2})/gu

/** Whether all options are slots of time. */
export const areSlots = (labels: readonly string[]): boolean => labels.every((label) => SLOT.test(label))

/** How people say each of some slots of time besides: "14:30" as "2:30" where no other is called so, and as "2:30 pm". */
export function hoursSaid(labels: readonly string[]): string[][] {
  if (labels.every((label) => HALF_DAY.test(label))) return withoutHalves(labels)
  if (!areSlots(labels)) return labels.map(() => [])
  const plain = labels.map((label) => label.replaceAll(/^\s*0|\s*\p{L}{1,3}\s*$/giu, ''))
  const short = plain.map((label) =>
    label.replaceAll(HOUR, (hour) => String(Number(hour) > 12 ? Number(hour) - 12 : hour)),
  )
  return short.map((said, at) => {
    const isAfternoon = Number(/\d+/u.exec(plain[at] ?? '')?.[0]) > 11
    const isOnly = said !== plain[at] && !plain.includes(said) && short.filter((other) => other === said).length === 1
    return [...(isOnly ? [said] : []), `${said} ${isAfternoon ? 'pm' : 'am'}`]
  })
}

/** "Nine thirty" of "9:30 AM", where no other slot is called so. */
function withoutHalves(labels: readonly string[]): string[][] {
  const short = labels.map((label) => label.replaceAll(/(?<=\d)\s*[ap]\.?m\.?/giu, '').trim())
  return short.map((said) => (short.filter((other) => other === said).length === 1 ? [said] : []))
}
