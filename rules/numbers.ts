import { EXACT_DIGITS } from './limits.ts'

const NUMERAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i

/** Whether a value is a finite number, or the text of one in decimal digits. */
export function isNumeric(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' && NUMERAL.test(value.trim()) && Number.isFinite(Number(value))
}

/** A number, from a number or a numeric text; undefined for anything else. */
export const toNumber = (value: unknown): number | undefined => (isNumeric(value) ? Number(value) : undefined)

/** A numeric text as a number, unless digits would be lost: then it stays the text that was given. */
export const exactNumber = (text: string): number | string =>
  isNumeric(text) && text.replace(/\D/g, '').length <= EXACT_DIGITS ? Number(text) : text.trim()

/** A size for a person: whole kilobytes of 1024 bytes. */
export const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`
