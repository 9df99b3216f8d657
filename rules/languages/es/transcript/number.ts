import { beforeItsDays } from '../../shared/clauses/on-days.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { respelled } from '../../shared/spelling/respelled.ts'
import { SPELLINGS } from './spellings.ts'
import { TURNS } from './around/turns.ts'
import { numberIn } from '../../en/transcript/explained/number.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import type { ReadAnswer } from '../../shared/normalise.ts'
import { type Grammar, translated } from '../../shared/translation.ts'
import { PAUSE } from '../../shared/words.ts'
import { afterDisplaced } from './around/displaced.ts'
import { unlessDeniedLast } from './around/denied-last.ts'
import { withoutApproval } from './around/approvals.ts'
import { unlessPast } from './around/past.ts'
import { beforeLapsed } from './around/lapsed.ts'
import { layered, reading } from './layers.ts'
import { inFullSize } from './options/diminutives.ts'
import { concluded } from './around/conclusions.ts'
import { surelyAnswer } from './around/doubts.ts'
import { sinceYear } from './numbers/since-year.ts'
import { beforeComing, beforeNextAge } from './numbers/coming.ts'
import { orNone } from './numbers/none.ts'
import { unlessCountedOtherwise } from './numbers/counted.ts'
import { unlessApproached } from './numbers/approached.ts'
import { orCode } from './line/number-codes.ts'
import { thousands, withCents, withNamedCents } from './numbers/money.ts'
import { sumOfParts, withParts } from './numbers/parts.ts'
import { inUnitOfLabel, withMetre, withRanges, withStay } from './numbers/by-label.ts'
import { besideOthers } from './numbers/others.ts'
import { saidOtherwise } from './numbers/said-otherwise.ts'
import { inUnitAsked } from './numbers/units.ts'
import { asBound, besideHour, ledTo, ofWhole } from './numbers/led-to.ts'
import { cardinalAt } from './numbers/cardinals.ts'
import { WORDS } from './numbers/words.ts'
import { falseFriends, numerals, ordinals, outOf, fillers } from './common.ts'
import { writtenNumbers } from './numbers/written.ts'
import { unlessNotCounted } from './before/not-counted.ts'
import { unlessLedToByKnownWords } from './before/index.ts'
import { regex } from '../../shared/regex.ts'

/** "Un millón y medio", "dos millones y medio": the half is of the million. */
const andAHalfMillion: Grammar = (words, at) => {
  const isAlone = words[at] === 'millon' && !cardinalAt(words, at - 1)
  const found = isAlone ? { value: 1_000_000, next: at + 1 } : cardinalAt(words, at)
  const isWhole = found && words[found.next - 1]?.startsWith('millon')
  const half = isWhole && words[found.next] === 'y' && /^medi[oa]$/.test(words[found.next + 1] ?? '')
  return half ? { value: [String(found.value + 500_000)], next: found.next + 2 } : undefined
}

/** "Ni una" alone is none; "ni una ni dos" is no number. */
const notOne: Grammar = (words, at) =>
  words[at] === 'ni' && /^un[oa]$/.test(words[at + 1] ?? '') && !words.includes('ni', at + 1)
    ? { value: ['none'], next: at + 2 }
    : undefined

/** "No facturo ninguna". */
const haveNone: Grammar = (words, at) =>
  words[at] === 'no' &&
  /^[a-z]+(?:o|amos|emos|imos)$/.test(words[at + 1] ?? '') &&
  /^ningun[oa]?$/.test(words[at + 2] ?? '')
    ? { value: ['none'], next: at + 3 }
    : undefined

const UNITS = new Map(
  'kilo=kilos litro=liters metro=meters hora=hours ano=years mes=months dia=days semana=weeks kilometro=kilometers'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/** "Litro y medio", "hora y media". */
const unitAndAHalf: Grammar = (words, at) =>
  UNITS.has(words[at] ?? '') &&
  words[at + 1] === 'y' &&
  /^medi[oa]$/.test(words[at + 2] ?? '') &&
  !cardinalAt(words, at - 1) &&
  !/^un[oa]?$/.test(words[at - 1] ?? '')
    ? { value: ['1.5', UNITS.get(words[at] ?? '') ?? ''], next: at + 3 }
    : undefined

/** "Son las nueve" is a time of day. */
const clock: Grammar = (words, at) => {
  const isLater = /^(?:antes|despues|partir)$/.test(words[at] ?? '') && words[at + 1] === 'de'
  const article = isLater ? at + 2 : at + 1
  const isTime = isLater || /^(?:es|son|a|sobre|hacia|hasta|desde)$/.test(words[at] ?? '')
  if (!isTime || !/^las?$/.test(words[article] ?? '')) return undefined
  const found = cardinalAt(words, article + 1)
  const isEnd = found && (found.next === words.length || AFTER_HOUR.has(words[found.next]))
  return isEnd && found.value < 25 ? { value: [String(found.value), "o'clock"], next: found.next } : undefined
}

const AFTER_HOUR = new Set<string | undefined>([PAUSE, 'y', 'menos', 'de', 'en', 'horas', 'ya'])

/** "Siento cinco", as transcribers write a hundred and five. */
const hundred: Grammar = (words, at) => {
  const rest = words[at] === 'siento' ? cardinalAt(words, at + 1) : undefined
  return rest && rest.value < 100 ? { value: [String(100 + rest.value)], next: rest.next } : undefined
}

/** "Un" and "una" alone are the whole answer, or none of it; in "una y media", "una o media" they count. */
const one: Grammar = (words, at) => {
  if (!/^una?$/.test(words[at] ?? '')) return undefined
  if (/^(?:medi[oa]|cuarto)$/.test(words[at + 2] ?? '')) return { value: ['1'], next: at + 1 }
  const isAlone = words.every(
    (word, index) =>
      index === at ||
      /\W/.test(word) ||
      /^(?:es|sol[oa]|solamente|unicamente|por|favor|nada|mas|nomas|just|please|thanks|gracias|muchas|it|is|con|me|nos|vale|basta|llega|sobra|arreglo|alcanza|conformo|voy|bien|suficiente)$/.test(
        word,
      ),
  )
  return { value: [isAlone ? '1' : 'a'], next: at + 1 }
}

const translatedRule = translated(
  (locale) => [
    writtenNumbers(locale),
    notOne,
    haveNone,
    clock,
    thousands,
    hundred,
    unitAndAHalf,
    falseFriends,
    andAHalfMillion,
    fillers,
    outOf,
    withNamedCents,
    withCents,
    WORDS,
    numerals,
    one,
    ordinals,
  ],
  numberIn(VOCABULARY),
)

/** "Tres doscientos" is 3,200, or kilos and grams: it is proposed. */
const UNITS_AND_HUNDREDS = regex('iu')`
  (?<![\p{L}\d])(?<!(?:y|mil|cientos?|millones) )(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve) (?:cien|doscient|trescient|cuatrocient|quinient|seiscient
  |setecient|ochocient|novecient)[oa]?s?(?!\p{L})`
const ASKS_KILOS = /(?<!\p{L})(?:kg|kilos?|peso)(?!\p{L})/iu

const orColloquialThousands =
  (read: ReadAnswer): ReadAnswer =>
  (field, heard, circumstances) => {
    const found = read(field, heard, circumstances)
    if (typeof found?.value !== 'number' || !UNITS_AND_HUNDREDS.test(heard)) return found
    const value = ASKS_KILOS.test(field.label ?? '') && found.value > KILO ? found.value / KILO : found.value
    return { ...found, value, isSure: false }
  }

/** Reads what is counted as its label has it: "boletitos". */
const inSize = reading((heard, { label }) => inFullSize(heard, label))

/** In grams. */
const KILO = 1000

/** Takes what was said in Spanish to a question for a number; gives the only number in it. */
export const number = layered(
  ownClause(TURNS, translatedRule),
  orColloquialThousands,
  withRanges,
  inUnitOfLabel,
  withMetre,
  (read) => respelled(SPELLINGS, read),
  inSize,
  asBound,
  ledTo,
  besideHour,
  ofWhole,
  saidOtherwise,
  inUnitAsked,
  besideOthers,
  beforeNextAge,
  sinceYear,
  beforeComing,
  sumOfParts,
  withParts,
  withStay,
  unlessDeniedLast,
  orCode,
  concluded,
  beforeLapsed,
  unlessPast,
  afterDisplaced,
  surelyAnswer,
  unlessApproached,
  unlessCountedOtherwise,
  orNone,
  unlessLedToByKnownWords,
  unlessNotCounted,
  withoutApproval,
  beforeItsDays(
    '(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?)',
    'y|el|los|a la semana|por semana',
  ),
)
