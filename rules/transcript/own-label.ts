import { traitsOf } from '../field-types.ts'
import type { Layer, Words } from '../languages/shared/normalise.ts'
import { unaccented } from '../languages/shared/label-words.ts'
import { isHesitation, plainWords, withoutPauses } from '../languages/shared/words.ts'

/** A question that is said again answers nothing, though a name may be called so: it is asked for. */
export const withoutOwnLabel: Layer = (read) => (field, heard, circumstances) => {
  const found = read(field, heard, circumstances)
  const isDoubted =
    found?.isSure && field.label && saysLabel(heard, field.label, traitsOf(field.type).control === 'lines')
  return isDoubted ? { ...found, isSure: false } : found
}

/** In characters, of sounds of thinking beside a label. */
const BESIDE_MAX = 40

/**
 * The whole label, or in a line several words of it and no other: "full name" of "Your full name". A single word of it may be one
 * of what it offers: "Red or blue?"; so may several where the answer is longer.
 */
function saysLabel(heard: string, label: string, isLonger: boolean): boolean {
  if (heard.length > label.length + BESIDE_MAX) return false
  const [said, asked] = [comparable(heard), comparable(label)]
  if (said.join(' ') === asked.join(' ')) return said.length > 0
  return !isLonger && said.length > 1 && said.every((word) => asked.includes(word))
}

const comparable = (text: string): Words =>
  withoutPauses(plainWords(unaccented(text))).filter((word) => !isHesitation(word))
