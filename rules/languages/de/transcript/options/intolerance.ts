import type { ReadAnswer } from '../../../shared/normalise.ts'
import { germanRegex } from '../letters.ts'

const ASKS = germanRegex('iu')`allerg|unverträg|intoleran|nicht (?:essen|vertragen)`
const WHO = '(?:ich|wir|er|sie|es)'
/** "Gegen Nüsse", "auf Milch". */
const AGAINST = /(?<!\p{L})(?:gegen|auf) (?=\p{L}{2})/giu
/** "Bin ich allergisch", "reagier ich": around what somebody does not tolerate it says nothing else. */
const ALLERGIC = germanRegex('giu')`
  ^allergisch(?: (?:bin|ist|sind|reagiere?|reagiert) ${WHO})? (?=\S)
  |(?<=\S) (?:bin|ist|sind|reagiere?|reagiert) ${WHO} (?:leider |auch |stark |sehr )*(?:allergisch|empfindlich)
  |(?<=\S) (?:reagiere?|reagiert) ${WHO}(?= |[.,]|$)|(?<=\S) allergisch(?=[.,]|$)`
/** "Milch vertrag ich nicht" and "ich vertrage keine Milch" name it too. */
const TOLERATES = 'vertrage?n?|verträgt|darf|dürfen|bekommt|bekommen'
const NOT_TOLERATED = germanRegex('giu')`
  (?<=\S) (?:${TOLERATES}) (?:${WHO}|mir|uns) (?:(?:leider|gar|überhaupt|beides|alles|alle|beide|so|auch|absolut) )*nicht(?: (?:gut|essen|trinken|haben|vertragen))?`
const NONE_TOLERATED = germanRegex(
  'giu',
)`(?:(?:${TOLERATES}) ${WHO}|${WHO} (?:${TOLERATES})) (?:(?:leider|gar|überhaupt) )*keine?[nrms]? (?=\S)`
const FURTHER_NONE = /((?<=\p{L}),| und| oder) keine?[nrms]?(?= )/giu

/** Reads what somebody does not tolerate as the names of it alone, where that is asked for. */
export const intolerance =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    if (!ASKS.test(field.label ?? '')) return read(field, heard, circumstances)
    const named = heard.replace(NONE_TOLERATED, '')
    const joined = named === heard ? heard : named.replace(FURTHER_NONE, '$1 ')
    const said = joined.replace(ALLERGIC, ' ').replace(NOT_TOLERATED, '').replace(AGAINST, '')
    return read(field, said.trim() === '' ? heard : said.trim(), circumstances)
  }
