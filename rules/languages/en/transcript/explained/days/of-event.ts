import type { ReadAnswer, SpokenField, Words } from '../../../../shared/normalise.ts'
import { PAUSE } from '../../../../shared/words.ts'
import { type DayRun, dayRuns } from '../../dates/runs.ts'
import { cardinalAt, ordinalAt } from '../../numbers/words.ts'
import { MONTHS } from '../../dates/words.ts'
import { regex } from '../../../../shared/regex.ts'

/** What begins and ends a stay, a journey or a time: how a question names it, and how a person tells it before its day. */
const EVENTS: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked: /\b(?:arriv\w*|check(?:ing)?[- ]?in|mov(?:e|ing)[- ]?in)\b/iu,
    told: /\b(?:arriv\w*|lands?|landed|landing|check(?:ed|ing)? in|(?:get|gets|got|getting|be|are|come|came|coming|move|moved|moving) (?:in|here|there))\b/u,
  },
  {
    asked: /\b(?:depart\w*|leav(?:e|ing)|check(?:ing)?[- ]?out|mov(?:e|ing)[- ]?out|outbound|outward)\b/iu,
    told: /\b(?:depart\w*|leave|leaves|leaving|left|set off|check(?:ed|ing)? out|fly(?:ing)?|flew|go(?:ing)? home|went home|(?:go|goes|going|head|heading|move|moved|moving) (?:off|out|away))\b(?! back)/u,
  },
  { asked: /\b(?:return\w*|back)\b/iu, told: /\b(?:return\w*|back|home)\b/u },
  { asked: /\b(?:start\w*|begin\w*|from|first)\b/iu, told: /\b(?:start\w*|begin\w*|began|from|opens?)\b/u },
  {
    asked: /\b(?:end|ends|ending|finish\w*|until|till|last|expir\w*)\b/iu,
    told: /\b(?:ends?|ended|ending|finish\w*|until|till|to|through|expir\w*|runs? out)\b/u,
  },
]

/** What may leave the day of one of them open. */
const OPEN = regex('u')`
  n't\b|\b(?:not|never|no|or|if|maybe|perhaps|probably|might|may be|could|should|hop\w*|think|guess|around|about|sorry|wait|meant?|actually
    |was going|were going|supposed)\b`

/** Of two days, each told after what it is the day of, takes the one of what is asked for: "I get in on the 6th and leave on the 13th of May". */
export const orOfEvent =
  (wordsOf: (transcript: string) => Words, read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const words = wordsOf(transcript)
    const day = transcript.includes('?') ? undefined : dayOfEvent(field, words)
    const found = day && read(field, day.join(' '), circumstances)
    return found
      ? { ...found, isSure: found.isSure && !OPEN.test(words.join(' ')) }
      : read(field, transcript, circumstances)
  }

function dayOfEvent({ label = '' }: SpokenField, words: Words): Words | undefined {
  const [event, ...others] = EVENTS.filter(({ asked }) => asked.test(label))
  const runs = dayRuns(words)
  if (!event || others.length > 0 || runs.length !== 2) return undefined
  const leads = runs.map(({ start }, at) => words.slice(runs[at - 1]?.end ?? 0, start).join(' '))
  const own = leads.findIndex((lead) => event.told.test(lead))
  const other = EVENTS.some(({ told }) => told !== event.told && told.test(leads[1 - own] ?? ''))
  const isOne = own >= 0 && other && !event.told.test(leads[1 - own] ?? '')
  return isOne ? inMonth(own, runs) : undefined
}

/** A day without its month is in that of the other one, which is told once for both, unless the later of them has the smaller number. */
function inMonth(own: number, runs: readonly DayRun[]): Words | undefined {
  const said = runs.map((run) => run.words.filter((word) => word !== PAUSE))
  const [day = [], other = []] = [said[own], said[1 - own]]
  const month = other.find((word) => MONTHS.has(word))
  if (month === undefined || day.some((word) => MONTHS.has(word) || NAMED.test(word))) return day
  const [first = 0, last = 0] = said.map(numberIn)
  return first < last ? [...day, 'of', month] : undefined
}

const NAMED = /day$|\d[/.-]\d/u

const numberIn = (words: Words): number | undefined =>
  words.map((_, at) => (ordinalAt(words, at) ?? cardinalAt(words, at))?.value).find((value) => value !== undefined)
