import type { Layer } from '../normalise.ts'

/**
 * Takes a number before the days of the week that it counts: "tres veces: lunes, miércoles y sábado".
 * @param day the name of one, as the source of a regular expression
 * @param joint what may stand before a name beside a pause: "and", "on"
 */
export function beforeItsDays(day: string, joint: string): Layer {
  const tail = new RegExp(
    String.raw`[\s,.:;]+(?:(?:${joint})[\s,]+)*${day}(?:[\s,]+(?:(?:${joint})[\s,]+)*${day})*[.!]?$`,
    'iu',
  )
  const each = new RegExp(String.raw`(?<!\p{L})${day}(?!\p{L})`, 'giu')
  // The "un" of "un jueves" is an article.
  const apart = new RegExp(String.raw`^(?:[,.:;]|\s+(?:${joint})(?!\p{L}))`, 'iu')
  return (read) => (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    const days = found?.isSure ? undefined : tail.exec(heard)
    const count = heard.slice(0, days?.index)
    const isCount = apart.test(days?.[0] ?? '') || count.trim().includes(' ')
    const alone = days && isCount ? read(field, count, circumstances) : undefined
    const isCounted = alone?.isSure && alone.value === (days?.[0].match(each) ?? []).length
    return isCounted ? alone : found
  }
}
