import type { Found, Words } from '../../../shared/normalise.ts'
import type { Grammar } from '../../../shared/translation.ts'
import { wordSet } from '../../../shared/phrases.ts'
import { AMBIGUOUS } from '../numbers/amounts.ts'
import { cardinalAt, isOne } from '../numbers/cardinals.ts'

const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').map((pair) => pair.split('=') as [string, string]))

const WEEKDAYS = pairs(
  'lundi=monday mardi=tuesday mercredi=wednesday jeudi=thursday vendredi=friday samedi=saturday dimanche=sunday lundis=monday mardis=tuesday mercredis=wednesday jeudis=thursday vendredis=friday samedis=saturday dimanches=sunday',
)
const UNITS = pairs(
  'jour=day jours=days semaine=week semaines=weeks mois=months an=year ans=years annee=year annees=years quinzaine=fortnight',
)
const WHICH = pairs('prochain=coming prochaine=coming suivant=coming dernier=last derniere=last passe=last')

const MONTHS = wordSet('janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre')

/** "Le seize janvier prochain" is the coming one, as without it. */
export const comingMonth: Grammar = (words, at) =>
  words[at] === 'prochain' && MONTHS.has(words[at - 1]) ? { value: [], next: at + 1 } : undefined

/** "Lundi prochain", "ce lundi", "lundi dernier", "jeudi en huit", "vendredi qui vient"; "les lundis" are many. */
export const weekday: Grammar = (words, at) => {
  const start = /^(?:ce|cette)$/.test(words[at] ?? '') ? at + 1 : at
  const name = WEEKDAYS.get(words[start] ?? '')
  if (name === undefined) return undefined
  const isMany = /^(?:les|tous|chaque|un)$/.test(words[at - 1] ?? '')
  const after = words[start + 1] ?? ''
  if (after === 'en' && words[start + 2] === 'huit') return { value: [name, 'week'], next: start + 3 }
  if (after === 'en' && words[start + 2] === 'quinze') return { value: ['2', 'weeks', 'on', name], next: start + 3 }
  if (after === 'qui' && words[start + 2] === 'vient') return { value: ['coming', name], next: start + 3 }
  const which = WHICH.get(after) ?? (start > at ? 'this' : isMany ? 'every' : undefined)
  return { value: which ? [which, name] : [name], next: WHICH.has(after) ? start + 2 : start + 1 }
}

const countAt = (words: Words, at: number): Found<number> | undefined =>
  isOne(words[at]) ? { value: 1, next: at + 1 } : cardinalAt(words, at)

interface Span {
  words: Words
  next: number
}

/** "Deux semaines"; fifteen days are two, and eight are one to many, so that these are proposed. */
function spanAt(words: Words, at: number): Span | undefined {
  const count = countAt(words, at)
  const unit = count && UNITS.get(words[count.next] ?? '')
  if (!count || !unit) return undefined
  const weeks =
    unit === 'days'
      ? new Map([
          [8, '1'],
          [15, '2'],
        ]).get(count.value)
      : undefined
  return weeks
    ? { words: [weeks, 'weeks'], next: count.next + 1 }
    : { words: [String(count.value), unit], next: count.next + 1 }
}

/** "Il y a trois jours", "voilà deux ans" and "dans deux semaines". */
export const span: Grammar = (words, at) => {
  const said = /^(il y a|y a|voila|ca fait|dans)(?= )/.exec(words.slice(at, at + 4).join(' '))?.[1]
  const length = said?.split(' ').length ?? 0
  const about = /^(?:environ|a peu pres|exactement)/.exec(words.slice(at + length, at + length + 3).join(' '))?.[0]
  const found = said ? spanAt(words, at + length + (about?.split(' ').length ?? 0)) : undefined
  if (!said || !found) return undefined
  const isColloquial = /^(?:huit|8)$/.test(words[found.next - 2] ?? '') && words[found.next - 1] === 'jours'
  const doubt = isColloquial || (about && about !== 'exactement') ? [AMBIGUOUS] : []
  return {
    value: said === 'dans' ? ['in', ...found.words, ...doubt] : [...found.words, 'ago', ...doubt],
    next: found.next,
  }
}

/** "Deux jours après Noël", "une semaine avant le premier mai". */
export const beside: Grammar = (words, at) => {
  const found = spanAt(words, at)
  const side = { apres: 'after', avant: 'before' }[words[found?.next ?? -1] ?? '']
  return found && side ? { value: [...found.words, side], next: found.next + 1 } : undefined
}
