import { useState } from 'react'
import type { ResponseColumn } from '../../../../contract/types.gen.ts'
import { traitsOf, type ValueKind } from '../../../../rules/field-types.ts'
import { readSaved, save } from '../../../transport/device-storage.ts'

/** What is chosen on this device for one form. */
interface Choice {
  hidden: string[]
  /** Pixels, by the id of the field. */
  widths: Record<string, number>
}

/** More columns than this would make the list slow; the others can be chosen. */
const SHOWN_AT_FIRST = 60
const LIMITS = { least: 96, most: 800 }
/** Of a column that was not widened, in pixels. An email address and a link have no space to break a line at. */
const WIDTHS: Readonly<Record<ValueKind, number>> = {
  'free-text': 200,
  line: 264,
  quantity: 144,
  day: 168,
  'one-option': 200,
  'several-options': 200,
  scale: 144,
  consent: 144,
  upload: 200,
}

/** Which columns the list shows and how wide they are, kept on the device. */
export function useColumns(formId: string, all: ResponseColumn[]) {
  const key = `response_columns_${formId}`
  const [stored, setStored] = useState(() => parse(readSaved(key)))
  const choice = stored ?? { hidden: all.slice(SHOWN_AT_FIRST).map(({ field_id }) => field_id), widths: {} }
  const keep = (next: Choice) => {
    setStored(next)
    save(key, JSON.stringify(next))
  }
  const isShown = (id: string) => !choice.hidden.includes(id)
  return {
    all,
    visible: all.filter(({ field_id }) => isShown(field_id)),
    isShown,
    toggle: (id: string) =>
      keep({ ...choice, hidden: isShown(id) ? [...choice.hidden, id] : choice.hidden.filter((each) => each !== id) }),
    showAll: () => keep({ ...choice, hidden: [] }),
    widthOf: ({ field_id, type }: ResponseColumn) => choice.widths[field_id] ?? WIDTHS[traitsOf(type).value],
    setWidth: (id: string, width: number) =>
      keep({ ...choice, widths: { ...choice.widths, [id]: withinLimits(width) } }),
    limits: LIMITS,
  }
}

export type Columns = ReturnType<typeof useColumns>

const withinLimits = (width: number): number => Math.round(Math.min(Math.max(width, LIMITS.least), LIMITS.most))

function parse(text: string | null): Choice | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isChoice(value) ? value : null
  } catch {
    return null
  }
}

const isChoice = (value: unknown): value is Choice => {
  if (typeof value !== 'object' || value === null || !('hidden' in value) || !('widths' in value)) return false
  const { hidden, widths } = value
  return Array.isArray(hidden) && typeof widths === 'object' && widths !== null
}
