import type { FieldOption } from '../../../../contract/types.gen.ts'
import { inLabels } from '../../en/transcript/explained/in-labels.ts'
import { checkboxIn, choiceIn } from '../../en/transcript/explained/options.ts'
import {
  inGenderOf,
  inPlainWords,
  optionsBy,
  type PlainWords,
  questionMark,
} from '../../en/transcript/explained/in-plain-words.ts'
import { orNamed, unlessBothNamed } from '../../shared/clauses/named.ts'
import { unlessSaidBeside } from '../../shared/clauses/said-beside.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { translate } from '../../shared/translation.ts'
import { unlessLedToByKnownWords } from './before/index.ts'
import { unlessNotCounted } from './before/not-counted.ts'
import { unlessPast } from './before/past.ts'
import { ofWhomIsAsked } from './around/of-whom-is-asked.ts'
import { beforeContrast } from './around/contrast.ts'
import { withoutDismissed } from './around/dismissed.ts'
import { surely } from './around/doubts.ts'
import { unlessTold } from './around/told-of-items.ts'
import { insteadOfDenied, insteadOfSlip } from './around/corrected.ts'
import { lackingNoun, withOpenEnd } from './around/open-end.ts'
import { TO_SOMEBODY } from './to-somebody.ts'
import { insteadOfFormer } from './around/instead.ts'
import { FILLERS, numerals, ordinals, outOf } from './common.ts'
import { layered } from './layers.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { writtenNumbers } from './numbers/written.ts'
import { unlessAddressed } from './options/addressed.ts'
import { ANSWERS } from './options/answers.ts'
import { anyOf, been, isEmpty, noMore, one, owned, refused, several, si, to } from './options/grammars.ts'
import { unlessLacked } from '../../shared/clauses/lacked.ts'
import { LACKED } from './options/lacked.ts'
import { unlessLike } from './options/likened.ts'
import { withoutLacking } from './options/lacking.ts'
import { declined } from './options/declined.ts'
import { hour, hourOfDay } from './options/hours.ts'
import { oneOfTwo } from './options/one-of-two.ts'
import { ofTheRest } from './options/rest.ts'
import { unlessTopic } from './options/topics.ts'
import { toldBy } from './options/told.ts'
import { LISTS } from './options/lists.ts'
import { TURNS } from './turns.ts'
import { WORDING } from './wording.ts'
import { frenchLexicon, frenchWords } from './words.ts'
import { regex } from '../../shared/regex.ts'
import { orByNumber } from '../../shared/answers/by-number.ts'
import { orAll, orNothing, orVerdicts, withoutSince } from './options/all.ts'
import { number } from './number.ts'
import { cardinalAt } from './numbers/cardinals.ts'

/** "Une liste d'attente" is no filler, and "Bonsoir" may be an answer. */
const politeness = frenchLexicon({ ...FILLERS, waiting: "d'attente|en attente" })

const GRAMMARS = [
  hour,
  refused,
  been,
  owned,
  anyOf,
  several,
  writtenNumbers,
  outOf,
  politeness,
  si,
  noMore,
  frenchLexicon({ ...LISTS, ...ANSWERS }),
  to,
  numerals,
  one,
  ordinals,
]

/** How labels name both genders at once: "retraité(e)", "retraité·e", "étudiant/e", "directeur/trice". */
const INCLUSIVE = regex('giu')`
  (?<=\p{L}{2})(?:\((?:e|ne|le|te|se|ve|euse|ère|trice|rice)\)(?:s|\(s\))?
    |[·•./-](?:e|ne|le|te|euse|ère|trice|rice)(?:[·•./-]?s)?)(?!\p{L})`

/** What stands in brackets may be left unsaid, so the brackets stay. */
export const plainLabel = (label: string): string =>
  label
    .replace(INCLUSIVE, '')
    .split(/([()[\]])/u)
    .map((part) => (/[()[\]]/u.test(part) ? part : plainText(part).replace(/^(?:in|with|at|a) (?=\S)/u, '')))
    .join(' ')

/** A label or an answer in the plain words that the rules of choices know. */
function plainText(text: string, options: readonly FieldOption[] = []): string {
  const words = frenchWords(text)
  const offered = new Set(options.flatMap(({ label }) => frenchWords(label)))
  const plain = translate(words, [hourOfDay(offered), ...GRAMMARS])
  return (isEmpty(plain) ? words : plain).join(' ')
}

const plainOptions = optionsBy(plainLabel)

const OTHER_GENDER: readonly (readonly [RegExp, string])[] = [
  [/e$/u, ''],
  [/es$/u, 's'],
  [/$/u, 'e'],
  [/(n|l|t)$/u, '$1$1e'],
  [/(nn|ll|tt)e$/u, '$1'],
  [/eux$/u, 'euse'],
  [/euse$/u, 'eux'],
  [/euse$/u, 'eur'],
  [/eur$/u, 'euse'],
  [/eur$/u, 'rice'],
  [/rice$/u, 'eur'],
  [/ve$/u, 'f'],
  [/f$/u, 've'],
  [/ere$/u, 'er'],
  [/er$/u, 'ere'],
  [/che$/u, 'c'],
  [/aux$/u, 'al'],
  [/al$/u, 'aux'],
]

const inOther = (word: string): string[] =>
  OTHER_GENDER.filter(([ending]) => ending.test(word)).map(([ending, other]) => word.replace(ending, other))

const FRENCH: PlainWords = {
  vocabulary: VOCABULARY,
  field: (field) => ({ ...field, options: plainOptions(field) }),
  said: (field, transcript) =>
    `${inGenderOf(plainOptions(field), plainText(transcript, field.options ?? []), inOther)}${questionMark(transcript)}`,
}

/** Takes what was said in French to a question with options, of which one is wanted. */
export const choice = layered(
  ownClause(TURNS, unlessBothNamed(TURNS)(inLabels(WORDING, inPlainWords(FRENCH, choiceIn(VOCABULARY))))),
  toldBy,
  withoutLacking,
  insteadOfFormer,
  insteadOfDenied,
  insteadOfSlip,
  beforeContrast,
  surely,
  unlessLedToByKnownWords,
  unlessNotCounted,
  unlessPast,
  unlessTopic,
  unlessLike,
  unlessAddressed,
  ofWhomIsAsked,
  declined,
  unlessLacked(LACKED),
  oneOfTwo,
  orNamed(TURNS),
  lackingNoun,
  withoutSince,
  orByNumber({ number, cardinalAt, denies: TURNS.denies }),
  unlessSaidBeside(TO_SOMEBODY),
)

/** Takes what was said in French to a question with options, of which any may be wanted. */
export const checkbox = layered(
  ownClause(TURNS, inLabels(WORDING, inPlainWords(FRENCH, checkboxIn(VOCABULARY)))),
  toldBy,
  insteadOfSlip,
  ofTheRest,
  unlessTold(plainLabel),
  withoutDismissed,
  surely,
  unlessLedToByKnownWords,
  unlessNotCounted,
  unlessPast,
  unlessTopic,
  ofWhomIsAsked,
  unlessLacked(LACKED),
  withOpenEnd,
  orAll,
  orVerdicts,
  orNothing,
  unlessSaidBeside(TO_SOMEBODY),
)
