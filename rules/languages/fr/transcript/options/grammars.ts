import type { Words } from '../../../shared/normalise.ts'
import { wordSet } from '../../../shared/phrases.ts'
import type { Grammar } from '../../../shared/translation.ts'
import { PAUSE } from '../../../shared/words.ts'
import { cardinalAt, isOne } from '../numbers/cardinals.ts'

const ENDS = new Map<string | undefined, string>([
  ['premiers', '1st'],
  ['premieres', '1st'],
  ['derniers', 'last'],
  ['dernieres', 'last'],
])

/** "Les deux premiers", "les trois dernières", and "les trois" of three. */
export const several: Grammar = (words, at) => {
  const start = /^(?:les|ces|tous|toutes)$/.test(words[at] ?? '') ? at + 1 : at
  const article = start > at && words[start] === 'les' ? start + 1 : start
  const before = ENDS.get(words[article])
  const count = cardinalAt(words, before ? article + 1 : article)
  if (!count || count.value < 2 || isOne(words[article])) return undefined
  const end = before ?? ENDS.get(words[count.next])
  if (end === undefined) {
    const isAll = article > at && (words[count.next] === undefined || words[count.next] === PAUSE)
    return isAll ? { value: ['all', String(count.value)], next: count.next } : undefined
  }
  return { value: [end, String(count.value)], next: before ? count.next : count.next + 1 }
}

/** "N'importe lequel des trois". */
export const anyOf: Grammar = (words, at) => {
  const said = /^(?:ne importe lequel|ne importe laquelle|l un ou l autre) des /.exec(words.slice(at, at + 6).join(' '))
  const length = said?.[0].trim().split(' ').length ?? 0
  const count = said ? cardinalAt(words, at + length) : undefined
  return count && { value: ['all', String(count.value)], next: count.next }
}

const YES_ALONE = wordSet('mais ah oh si oui bien sur absolument merci')

/** "Si" answers a question that denies; before a pause it may answer one that asks; among other words it is a condition. */
export const si: Grammar = (words, at) => {
  if (words[at] !== 'si') return undefined
  if (words.every((word) => word === PAUSE || YES_ALONE.has(word))) return { value: ['yes'], next: at + 1 }
  const isFirst = at === 0 && words[1] === PAUSE
  return { value: isFirst ? ['i', 'think', 'so'] : ['if'], next: at + 1 }
}

const LETTERED = wordSet(
  `option reponse groupe lettre choix plan type categorie zone bloc salle quai niveau formule permis classe hepatite
    section serie bac vitamine equipe`,
)
const BEFORE_END = wordSet('lundi mardi mercredi jeudi vendredi samedi dimanche janvier mars mai juin juillet aout')

/** The "à" of a range; else it only joins, unless it names a letter: "groupe A". */
export const to: Grammar = (words, at) => {
  if (!/^(?:a|au|aux)$/.test(words[at] ?? '')) return undefined
  if (words[at] === 'a' && (LETTERED.has(words[at - 1]) || words.length === 1)) return undefined
  const next = words[at + 1] ?? ''
  const isEnd = at > 0 && (BEFORE_END.has(next) || cardinalAt(words, at + 1) !== undefined || /^\d/.test(next))
  return { value: [isEnd ? 'to' : 'at'], next: at + 1 }
}

/** "Plus" denies after "ne": "je ne fume plus"; alone it is more. */
export const noMore: Grammar = (words, at) => {
  const ne = words.lastIndexOf('ne', at)
  const isDenied = words[at] === 'plus' && ne >= 0 && at - ne < 5 && !words.slice(ne, at).includes(PAUSE)
  return isDenied ? { value: ['not'], next: at + 1 } : undefined
}

const COUNTED = wordSet(
  `enfant personne adulte jour semaine mois an heure fois etoile point voiture chambre piece animal nuit seul seule
    sur ou`,
)
const BEFORE_COUNT = wordSet('numero option choix note reponse de')

/** "Un" counts alone and beside what is counted: "un enfant", "un ou deux", "numéro un"; else it is an article. */
export const one: Grammar = (words, at) => {
  if (!isOne(words[at])) return undefined
  const next = words[at + 1]
  const isAlone = words.every(
    (word, index) => index === at || /^(?:,|le|la|se|si|il|vous|plait|merci|ce|est)$/.test(word),
  )
  const isRange = (next === 'a' || next === 'et') && cardinalAt(words, at + 2) !== undefined
  const isCount =
    isAlone || isRange || COUNTED.has(next) || (BEFORE_COUNT.has(words[at - 1]) && !/\p{L}/u.test(next ?? ''))
  return { value: [isCount ? '1' : 'a'], next: at + 1 }
}

/** "J'ai déjà des lunettes": what one has is needed no more. */
export const owned: Grammar = (words, at) => {
  const said = /^(?:je ai deja|on a deja|nous avons deja)(?= |$)/.exec(words.slice(at, at + 3).join(' '))
  return said ? { value: ['not'], next: at + 3 } : undefined
}

/** "Surtout pas la vue jardin" denies what follows it, "le buffet surtout pas" what stands before it; alone it is a no. */
export const refused: Grammar = (words, at) => {
  const last =
    /^(?:surtout pas|pas question|pas moyen|hors de question|sans facon|en aucun cas|tres peu pour (?:moi|nous))(?= ,|$)/.exec(
      words.slice(at, at + 5).join(' '),
    )
  if (last && at > 0) return { value: ['no'], next: at + last[0].split(' ').length }
  const said = /^(?:surtout pas|pas question|pas moyen|hors de question)(?: de)?(?= [^ ,])/.exec(
    words.slice(at, at + 5).join(' '),
  )
  return said ? { value: ['not'], next: at + said[0].split(' ').length } : undefined
}

const HAVING = wordSet('ai as a avons avez ont avais avait avions aviez avaient aura auront aurait avoir ayant')
const AFTER_HAVING = wordSet('deja toujours jamais pas bien encore tous toutes tout aussi')

/** "Ça a déjà été fait" is of no summer. */
export const been: Grammar = (words, at) => {
  if (words[at] !== 'ete') return undefined
  let before = at - 1
  while (AFTER_HAVING.has(words[before])) before -= 1
  return HAVING.has(words[before]) ? { value: ['been'], next: at + 1 } : undefined
}

/** The words of a field's options are translated without what only an utterance has. */
export const isEmpty = (words: Words): boolean => words.every((word) => word === PAUSE)
