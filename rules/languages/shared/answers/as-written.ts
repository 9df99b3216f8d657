import { dayOf, isoOf } from '../calendar.ts'
import type { Normalise } from '../normalise.ts'

/** What is written the same everywhere, as a transcriber writes it; the whole of what was said, without the mark at its end. */
const bare = (transcript: string): string => transcript.trim().replace(/[.,!]+$/u, '')

/** "42", "-3", "3.5" and "3,5"; one sign before three digits may group them or divide them, so "1.250" is none. */
export const numberAsWritten: Normalise = (_field, transcript) => {
  const said = bare(transcript).replace('−', '-')
  const isPlain = /^[-+]?\d{1,15}(?:[.,](?:\d{1,2}|\d{4,9}))?$/.test(said)
  const isGrouped = /^[-+]?[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3}){1,4}$/.test(said)
  return isPlain || isGrouped ? Number(said.replaceAll(/\s/gu, '').replace(',', '.')) : undefined
}

/** `2026-05-03`, where the calendar has such a day. */
export const dateAsWritten: Normalise = (_field, transcript) => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(bare(transcript)) ?? []
  const found = dayOf(Number(year), Number(month), Number(day))
  return found && isoOf(found)
}

const EMAIL = /^[a-z0-9_+'-]+(?:\.[a-z0-9_+'-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/u

export const emailAsWritten: Normalise = (_field, transcript) => {
  const said = bare(transcript).toLowerCase()
  return said.length < 255 && EMAIL.test(said) ? said : undefined
}

const URL_SHAPE = /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu

/** A host needs no scheme to be one. */
export const urlAsWritten: Normalise = (_field, transcript) => {
  const said = bare(transcript)
  if (said.length > 2000 || !URL_SHAPE.test(said)) return undefined
  return /^https?:\/\//iu.test(said) ? said : `https://${said.toLowerCase()}`
}

/** Digits, and the signs between them. */
export const isPhoneAsWritten = (transcript: string): boolean =>
  /^\+?[\d\s()./-]{6,40}$/u.test(bare(transcript)) && /\d/u.test(transcript)
