import { orNamed, unlessBothNamed } from '../../shared/clauses/named.ts'
import { orByNumber } from '../../shared/answers/by-number.ts'
import { number } from './number.ts'
import { cardinalAt } from './numbers/cardinals.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { unlessTalk } from './around/said-beside.ts'
import { TURNS } from './around/turns.ts'
import { areSlots } from '../../en/transcript/options/hours.ts'
import { inLabels } from '../../en/transcript/explained/in-labels.ts'
import { checkboxIn, choiceIn } from '../../en/transcript/explained/options.ts'
import {
  inGenderOf,
  inPlainWords,
  optionsBy,
  type PlainWords,
  withoutThousands,
} from '../../en/transcript/explained/in-plain-words.ts'
import { lexicon, translate, wordsWithoutAccents } from '../../shared/translation.ts'
import {
  anyOf,
  better,
  decimal,
  deniedVerb,
  measure,
  notKnown,
  owned,
  several,
  some,
  secondThing,
  unreal,
} from './options/grammars.ts'
import { concluded, withoutVocative } from './around/conclusions.ts'
import { deniedAfter, firmly } from './options/noes.ts'
import { beforeUnfit, withoutTopic } from './options/topics.ts'
import { afterDisplaced } from './around/displaced.ts'
import { withoutDegrees, withoutQuality } from './options/degrees.ts'
import { withoutHesitation } from './around/hesitations.ts'
import { beforeLapsed } from './around/lapsed.ts'
import { lackingNoun, withOpenEnd } from './around/open-end.ts'
import { unlessDeniedFirst, unlessDeniedLast } from './around/denied-last.ts'
import { withoutApproval } from './around/approvals.ts'
import { unlessPast } from './around/past.ts'
import { layered, reading } from './layers.ts'
import { listAgain } from './around/list-again.ts'
import { toldAgain } from './around/told-again.ts'
import { unlessLike } from './around/likened.ts'
import { unlessAspired, withoutWish } from './around/wished.ts'
import { withoutLeads } from './options/leads.ts'
import { unlessBeside } from './options/bounded.ts'
import { orGivenUp, withoutWhen } from './options/given-up.ts'
import { unlessLeftOpen } from './options/leaves-open.ts'
import { unlessOfSomebody } from './options/owners.ts'
import { unlessJoined } from './options/coordinated.ts'
import { orOtherOfTwo } from './options/other-of-two.ts'
import { onCondition, orNoLonger } from './options/lapsed-yes.ts'
import { asNamed } from './options/periods.ts'
import { unlessReversed, withRelation } from './options/relations.ts'
import { bySlot } from './options/slots.ts'
import { ANSWERS, LISTS } from './options/lexicons.ts'
import { orNone, orVerdicts } from './options/none.ts'
import { beforeReason, withoutReason } from './around/reasons.ts'
import { plainlyWished } from './options/told.ts'
import { hour, withHalvesOfDay } from './options/hours.ts'
import { numerals, ordinals, outOf, FILLERS } from './common.ts'
import { surelyAnswer } from './around/doubts.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { WORDING } from './wording.ts'
import { unlessLedToByKnownWords } from './before/index.ts'

/** "Lista de espera" is no filler. */
const politeness = lexicon({
  ...FILLERS,
  '': `${FILLERS['']}|uy|huy|ay|ah|oh`,
  waiting: 'de espera|en espera|a la espera',
})
const GRAMMARS = [
  decimal,
  unreal,
  hour,
  better,
  owned,
  anyOf,
  measure,
  some,
  secondThing,
  notKnown,
  several,
  outOf,
  politeness,
  ANSWERS,
  LISTS,
  deniedVerb,
  numerals,
  ordinals,
]

/** Units of bounds, as they are said: "Más de 5 h". */
const UNITS: Readonly<Record<string, string>> = { h: 'horas', min: 'minutos', km: 'kilómetros', kg: 'kilos' }

/** What stands in brackets may be left unsaid, so the brackets stay. */
export const plainLabel = (label: string): string =>
  label
    .replace(/(?<=\p{L}{3})(?:\/-?as?|\(as?\)|@)(?!\p{L})/gu, '')
    .replace(/(?<=^(?:más|menos|entre) .*\d )(?:h|min|km|kg)$/iu, (unit) => UNITS[unit.toLowerCase()] ?? unit)
    .split(/([()[\]])/u)
    .map((part) => (/[()[\]]/u.test(part) ? part : plainText(part).replace(/^(?:in|with) (?=\S)/u, '')))
    .join(' ')

/** A label or an answer in the plain words that the rules of choices know. */
function plainText(text: string): string {
  const words = wordsWithoutAccents(
    withoutThousands(text)
      .replace(/(?<=\d),(?=\d{1,2}(?!\d))/gu, '.')
      .replace(/(?<!\p{L})qué(?!\p{L}| va)/giu, 'what'),
  )
  return (translate(words, GRAMMARS).length === 0 ? words : translate(words, GRAMMARS)).join(' ')
}

const plainOptions = optionsBy(plainLabel)

const inOther = (word: string) => [
  word.replace(/a(s?)$/u, 'o$1'),
  word.replace(/o(s?)$/u, 'a$1'),
  word.replace(/a$/u, ''),
]

const SPANISH: PlainWords = {
  vocabulary: VOCABULARY,
  field: (field) => ({ ...field, options: plainOptions(field) }),
  said: (field, transcript) => {
    const options = plainOptions(field)
    const isHour = areSlots((field.options ?? []).map(({ label }) => label))
    const wish = plainlyWished(options, transcript)
    const said = isHour ? withHalvesOfDay(wish) : wish
    return deniedAfter(options, inGenderOf(options, plainText(said), inOther))
  },
}

/** Reads an answer without what only leads to it or ends it. */
const led = reading((heard, { options }) => withoutLeads(options, heard))

/** Takes what was said in Spanish to a question with options, of which one is wanted. */
export const choice = layered(
  ownClause(TURNS, unlessBothNamed(TURNS)(inLabels(WORDING, inPlainWords(SPANISH, choiceIn(VOCABULARY))))),
  bySlot,
  firmly,
  beforeReason,
  concluded,
  toldAgain,
  beforeUnfit,
  beforeLapsed,
  unlessPast,
  afterDisplaced,
  withoutVocative,
  surelyAnswer,
  unlessJoined,
  unlessBeside,
  unlessLeftOpen,
  orGivenUp,
  withoutWhen,
  withoutWish,
  withoutQuality,
  led,
  unlessAspired,
  unlessReversed,
  unlessLedToByKnownWords,
  unlessDeniedLast,
  unlessDeniedFirst,
  orOtherOfTwo,
  orNoLonger,
  onCondition,
  unlessLike,
  asNamed,
  withRelation,
  withoutApproval,
  withoutHesitation,
  orNamed(TURNS),
  lackingNoun,
  orByNumber({ number, cardinalAt, denies: TURNS.denies }),
  unlessTalk,
)

/** Takes what was said in Spanish to a question with options, of which any may be wanted. */
export const checkbox = layered(
  ownClause(TURNS, inLabels(WORDING, inPlainWords(SPANISH, checkboxIn(VOCABULARY)))),
  orVerdicts,
  orNone,
  withoutReason,
  beforeReason,
  concluded,
  withoutDegrees,
  surelyAnswer,
  withoutTopic,
  withoutVocative,
  unlessBeside,
  unlessLeftOpen,
  unlessOfSomebody,
  afterDisplaced,
  withoutWish,
  withoutQuality,
  led,
  unlessAspired,
  unlessLedToByKnownWords,
  unlessDeniedLast,
  listAgain,
  withoutHesitation,
  withOpenEnd,
  unlessTalk,
)
