import { traitsOf } from '../../../field-types.ts'
import type { Layer } from '../normalise.ts'

/** How a language decides on each item of a list after its name. */
interface Verdicts {
  /** "Yes", "too"; in any case of letters. */
  yes: string
  /** "No", "not at all". */
  no: string
  /** What may join one item to the next: "and", "but". */
  joint: string
}

/** In characters. */
const SAID_MAX = 160

/** Takes the items of a list that were said with a yes each, beside others with a no: "tos sí, fiebre no". */
export const byVerdicts = ({ yes, no, joint }: Verdicts): Layer => {
  const item = new RegExp(
    String.raw`(?:^|[\s,.;]+)(?:(?:${joint})[\s,]+)*(?<name>[^,.;]+?)[\s,]+(?:(?<yes>${yes})|(?:${no}))(?=$|[\s,.;!])`,
    'giu',
  )
  return (read) => (field, heard, circumstances) => {
    const isList = traitsOf(field.type).value === 'several-options' && (field.options?.length ?? 0) > 1
    const items = isList && heard.length <= SAID_MAX ? [...heard.matchAll(item)] : []
    const isWhole = items.map(([said]) => said).join('').length >= heard.replace(/[\s.!]+$/u, '').length
    if (items.length < 2 || !isWhole) return read(field, heard, circumstances)
    const readings = items.map(({ groups }) => read(field, groups?.['name'] ?? '', circumstances))
    const isPlain = readings.every((found) => found?.isSure && Array.isArray(found.value) && found.value.length === 1)
    if (!isPlain) return read(field, heard, circumstances)
    const chosen = new Set(readings.flatMap((found, at) => (items[at]?.groups?.['yes'] ? found?.value : [])))
    const own = (field.options ?? []).map(({ value }) => value).filter((value) => chosen.has(value))
    return { value: own, isSure: true }
  }
}
