import type { ReadAnswer } from '../../shared/normalise.ts'
import { numberIn } from '../../en/transcript/explained/number.ts'
import { beforeItsDays } from '../../shared/clauses/on-days.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { type Grammar, lexicon, translated, wordsWithoutAccents } from '../../shared/translation.ts'
import { PAUSE, withoutPauses } from '../../shared/words.ts'
import { unlessElsewhere } from './beside/index.ts'
import { falseFriends, fillers, numerals, ordinals, outOf, setPhrases, times } from './common.ts'
import { inGerman } from './forms.ts'
import { insteadOfDenied } from './around/instead-of-denied.ts'
import { insteadOfSlip } from './around/instead-of-slip.ts'
import { spelledOut } from './letters.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { cardinalAt, cardinalOf } from './numbers/cardinals.ts'
import { inCompounds } from './numbers/compounds.ts'
import { fractions } from './numbers/fractions.ts'
import { orPlace } from './numbers/ranked.ts'
import { inPounds } from './numbers/pounds.ts'
import { noneSinceStopped } from './numbers/stopped.ts'
import { writtenNumbers } from './numbers/written.ts'
import { TURNS } from './turns.ts'

const WORDS = lexicon(
  spelledOut({
    point: 'komma|punkt',
    double: 'doppel|doppelt|zweimal die',
    minus: 'minus',
    'degrees below': 'grad minus|grad unter null',
    'below zero': 'unter null|unter dem gefrierpunkt',
    'at least': 'mindestens|wenigstens|nicht weniger als|minimum|minimal',
    'at most': 'höchstens|maximal|maximum|nicht mehr als',
    'less than': 'weniger als|unter',
    'more than': 'mehr als|über|jenseits von',
    almost: 'fast|beinahe|nahezu|knapp|annähernd|an die|kurz vor',
    between: 'zwischen',
    'up to': 'bis zu',
    until: 'bis',
    or: 'oder|beziehungsweise|bzw',
    and: 'und',
    ', ohne': 'und das ohne',
    ', mit': 'und das mit',
    not: 'nicht|sind nicht|ist nicht',
    'a dozen': 'ein dutzend',
    dozen: 'dutzend',
    'a couple': 'ein pärchen|ein ehepaar',
    several: `ein paar|einige|etliche|mehrere|viele|manche|wenige|dutzende|hunderte|tausende|millionen von|zig|und ein paar
        |und ein paar zerquetschte|haufenweise|jede menge|genug`,
    thousand: 'tausend',
    million: 'million|millionen|mio',
    billion: 'milliarde|milliarden|mrd',
    percent: 'prozent',
    euros: 'euro|euros|eur|teuro',
    dollars: 'dollar|dollars',
    cents: 'cent|cents|rappen',
    francs: 'franken|stutz|chf',
    years: 'jahre|jahr|jahren|jahre alt|jahr alt',
    months: 'monate|monat|monaten',
    weeks: 'wochen|woche',
    days: 'tage|tag|tagen',
    nights: 'nächte|nacht|nächten|übernachtungen',
    hours: 'stunden|stunde|std',
    minutes: 'minuten|minute|min',
    seconds: 'sekunden|sekunde',
    kilos: 'kilo|kilos|kilogramm',
    grams: 'gramm',
    tons: 'tonnen|tonne',
    liters: 'liter|litern',
    meters: 'meter|metern',
    centimeters: 'zentimeter|zentimetern|cm',
    millimeters: 'millimeter',
    kilometers: 'kilometer|kilometern',
    degrees: 'grad',
    people: 'personen|person|leute|menschen',
    children: 'kinder|kind|kindern',
    times: 'mal',
    once: 'einmal',
    i: 'ich habe|ich hab|ich|hab ich|habe ich|habe|hab',
    we: 'wir haben|wir|haben wir|haben',
    'it is': `es sind|das sind|es ist|das ist|sind es|ist es|sind|sind's|ist's|es wären|das wären|es werden|wir sind`,
    today: 'heute nacht|heute früh|heute morgen|heute abend|heute mittag|heute',
    none: `keine|keinen|keiner|keins|kein|gar keine|gar keinen|überhaupt keine|überhaupt keinen|niemand|niemanden
      |kein einziges|keine einzige|keinen einzigen|nichts`,
    "i'm not sure": 'keine ahnung|weiß nicht|weiß ich nicht|ich weiß nicht|keine angabe|weiß der himmel',
    'number of': 'anzahl',
    old: 'alt|alter',
    price: 'preis|kosten|kostet',
    budget: 'budget',
    rent: 'miete|kaltmiete|warmmiete',
    salary: 'gehalt|lohn|einkommen|verdienst',
    amount: 'betrag|summe',
  }),
)

/** "Zu dritt" are three; "zu zehnt" ten. */
const inAll: Grammar = (words, at) => {
  const [, stem = ''] = words[at] === 'zu' ? (/^(\w+?)(?:en)?$/.exec(words[at + 1] ?? '') ?? []) : []
  const known = { zweit: 2, dritt: 3, siebt: 7, acht: 8 }[stem]
  const value = known ?? (stem.endsWith('t') ? cardinalOf(stem.slice(0, -1)) : undefined)
  return value === undefined ? undefined : { value: [String(value), 'people'], next: at + 2 }
}

/** "Gut fünfzig" are some more than fifty, "gute acht" too. */
const some: Grammar = (words, at) =>
  /^gute?$/.test(words[at] ?? '') && (cardinalAt(words, at + 1) ?? /^\d/.test(words[at + 1] ?? ''))
    ? { value: ['more', 'than'], next: at + 1 }
    : undefined

const ARTICLE = /^(?:ne|nen|ein|eine|einen|einem|einer|eines|eins)$/
const isNumber = (words: readonly string[], at: number): boolean =>
  !ARTICLE.test(words[at] ?? '') && (/\d/.test(words[at] ?? '') || cardinalAt(words, at) !== undefined)

/** "Ein" counts where nothing else and no "kein" does: "ein Kind", "nur eine"; "eine Fünf" is five, "ein Zimmer für drei" has its number. */
const one: Grammar = (words, at) => {
  if (!ARTICLE.test(words[at] ?? '')) return undefined
  const isAlone = !words.some((word, place) => isNumber(words, place) || /^keine?[nrs]?$/.test(word))
  const isThing =
    /^(?:eins|dreiviertel\w*|viertel\w*|halbe?\w*|frage|moment|sekunde|augenblick|bisschen|wenig|antwort|zahl)$/.test(
      words[at + 1] ?? '',
    )
  const isFirst = words.findIndex((word) => ARTICLE.test(word)) === at
  return isAlone && isFirst && !isThing ? { value: ['1'], next: at + 1 } : { value: [], next: at + 1 }
}

/** "Neun Euro neunundneunzig", "9 Euro und 50 Cent" are one price; francs as well. */
const price: Grammar = (words, at) => {
  const whole = cardinalAt(words, at)
  if (!whole || !/^(?:euro|franken|dollar)$/.test(words[whole.next] ?? '')) return undefined
  const start = words[whole.next + 1] === 'und' ? whole.next + 2 : whole.next + 1
  const cents = cardinalAt(words, start)
  const isNamed = cents && /^(?:cents?|rappen)$/.test(words[cents.next] ?? '')
  const isLast = cents && start === whole.next + 1 && (words[cents.next] ?? PAUSE) === PAUSE && cents.value > 9
  if (!cents || cents.value > 99 || cents.value < 1 || !(isNamed || isLast)) return undefined
  const unit = words[whole.next] === 'franken' ? 'francs' : words[whole.next] === 'euro' ? 'euros' : 'dollars'
  const decimals = String(cents.value).padStart(2, '0')
  return { value: [`${whole.value}.${decimals}`, unit], next: isNamed ? cents.next + 1 : cents.next }
}

const rule = translated(
  (locale) => [
    writtenNumbers(locale),
    price,
    some,
    inAll,
    fractions,
    times,
    fillers,
    setPhrases,
    outOf,
    WORDS,
    numerals,
    one,
    ordinals,
    falseFriends,
  ],
  numberIn(VOCABULARY),
)

const MONEY = /preis|euro|kosten|betrag|budget|franken|miete|gebuehr|summe/iu

/** "Neunzehn neunzig" is 19.90 where money is asked for; it is proposed. */
function orPrice(read: ReadAnswer): ReadAnswer {
  return (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    if (found || !MONEY.test(field.label ?? '')) return found
    const [whole, cents, ...others] = withoutPauses(wordsWithoutAccents(transcript)).map(cardinalOf)
    const isPrice = whole !== undefined && cents !== undefined && cents > 9 && cents < 100 && others.length === 0
    return isPrice ? { value: whole + cents / 100, isSure: false, isGuess: true } : undefined
  }
}

const AGE = /(?<!\p{L})(?:alter|alt|lebensjahre?)(?!\p{L})/iu
const TO_COME = /,?\s*(?<!\p{L})(?:(?:und|er|sie|es|ich) )*(?:wird|werde)(?!\p{L})(?! (?:heute|seit))/iu

/** "Er ist letzte Woche sechs geworden": the day of it changes nothing. */
const REACHED =
  /(?: (?:gerade|grad|eben|erst|kuerzlich|neulich|gestern|heute|(?:im|letzten?|vorigen?|diese[ns]?) (?!\p{L}+ jahr)\p{L}+))*(?<age> \p{L}+| \d+)(?: jahre(?: alt)?)? geworden(?=[.!,]|$)/iu

/** "Sie wird im März sechs" tells the age to come; what stands before it, or the one before it, is that of today. */
function ageOfToday(read: ReadAnswer): ReadAnswer {
  return (field, transcript, circumstances) => {
    const asksAge = AGE.test(field.label ?? '')
    const coming = asksAge ? TO_COME.exec(transcript) : null
    if (!coming) return read(field, asksAge ? transcript.replace(REACHED, '$<age>') : transcript, circumstances)
    const today = read(field, transcript.slice(0, coming.index), circumstances)
    const next = today ?? read(field, transcript.slice(coming.index + coming[0].length), circumstances)
    if (typeof next?.value !== 'number') return undefined
    return { value: today ? next.value : next.value - 1, isSure: today?.isSure ?? false, isGuess: !today }
  }
}

const DAY = '(?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?)'

/** Takes what was said in German to a question for a number; gives the only number in it. */
export const number = beforeItsDays(
  DAY,
  'und|und zwar|am|an|immer|die woche|pro woche|in der woche',
)(
  inGerman(
    noneSinceStopped(
      inPounds(
        insteadOfSlip(
          insteadOfDenied(inCompounds(unlessElsewhere(orPlace(ageOfToday(orPrice(ownClause(TURNS, rule))))))),
        ),
      ),
    ),
  ),
)
