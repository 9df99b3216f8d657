/** Crockford's base 32: no letter that is taken for a digit or for another letter. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
const GROUP = /.{4}/g

/** Sixteen random digits of five bits each, in four groups. */
export function newCode(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => DIGITS[byte % DIGITS.length])
  return grouped(digits.join(''))
}

/** The code in what a person typed or a link holds; undefined where there is none. */
export function readCode(text: string): string | undefined {
  const digits = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isWhole = digits.length === LENGTH && [...digits].every((digit) => DIGITS.includes(digit))
  return isWhole ? grouped(digits) : undefined
}

const grouped = (digits: string): string => digits.match(GROUP)?.join('-') ?? ''
