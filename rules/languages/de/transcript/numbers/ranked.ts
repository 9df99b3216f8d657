import type { ReadAnswer } from '../../../shared/normalise.ts'
import { ordinalOf } from './ordinals.ts'

/** Where things have their place in a row, which is told by its ordinal: "im vierten", "die dritte". */
const ASKS_PLACE =
  /stock|etage|geschoss|klasse|schulstufe|semester|lehrjahr|schuljahr|ausbildungsjahr|schwangerschaftswoche|(?<!\p{L})ssw|platz(?:ierung)?|rang|bezirk|reihe|auflage|runde/iu
const ASKS_COUNT = /anzahl|wie ?viele/iu
const PLACED =
  /(?<=(?:^|[^\p{L}])(?:(?:im|in der|in die|ins|den|der|die|das|am|vom|auf dem|auf den|zum) )?)(?<ordinal>\p{L}+|\d{1,2}\.)(?: (?:stock|stockwerk|etage|obergeschoss|geschoss|klasse|schulstufe|semester|lehrjahr|schuljahr|bezirk|reihe|runde))?(?=$|[\s.,!])/giu

/** Reads an ordinal as its number where a place in a row is asked for, and no number was said. */
export const orPlace =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (found?.isSure || !ASKS_PLACE.test(field.label ?? '') || ASKS_COUNT.test(field.label ?? '')) return found
    const said = heard.replace(PLACED, (whole, word: string) => {
      const place = ordinalOf(word.toLowerCase())
      return place === undefined ? whole : String(place)
    })
    const placed = said === heard ? undefined : read(field, said, circumstances)
    return placed && (!found || placed.value === found.value) ? placed : found
  }
