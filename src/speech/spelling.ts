import type { FieldType } from '../../contract/types.gen.ts'

const SIGNS: Record<string, string> = {
  '@': 'at',
  '.': 'dot',
  '-': 'dash',
  _: 'underscore',
  '/': 'slash',
  ':': 'colon',
  '+': 'plus',
  '?': 'question mark',
  '=': 'equals',
  '&': 'and',
  '%': 'percent',
  '#': 'hash',
  '~': 'tilde',
}

const isSpelled = (type: FieldType): boolean => type === 'email' || type === 'url' || type === 'tel'

/** A value as it is said aloud. What is spelled comes letter by letter, with short pauses: every letter of it counts. */
export function sayable(value: string | number | readonly string[], type: FieldType): string {
  if (typeof value === 'object') return value.join(', ')
  return isSpelled(type) ? spelled(String(value), type) : String(value)
}

function spelled(value: string, type: FieldType): string {
  const letters = type === 'tel' ? value.replaceAll(/[^\d+]/g, '') : value.replace(/^https?:\/\//, '')
  return [...letters].map(spoken).join(', ')
}

function spoken(letter: string): string {
  const isCapital = letter !== letter.toLowerCase()
  return SIGNS[letter] ?? (isCapital ? `capital ${letter}` : letter)
}
