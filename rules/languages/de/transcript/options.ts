import type { FieldOption } from '../../../../contract/types.gen.ts'
import { inLabels } from '../../en/transcript/explained/in-labels.ts'
import { checkboxIn, choiceIn } from '../../en/transcript/explained/options.ts'
import {
  inPlainWords,
  type PlainWords,
  questionMark,
  withoutThousands,
} from '../../en/transcript/explained/in-plain-words.ts'
import type { ReadAnswer, SpokenField } from '../../shared/normalise.ts'
import { orNamed, unlessBothNamed } from '../../shared/clauses/named.ts'
import { unlessSaidBeside } from '../../shared/clauses/said-beside.ts'
import { ownClause } from '../../shared/clauses/own-clause.ts'
import { type Grammar, lexicon, translate, wordsWithoutAccents } from '../../shared/translation.ts'
import { unlessElsewhere } from './beside/index.ts'
import { falseFriends, fillers, numerals, ordinals, outOf, setPhrases, times } from './common.ts'
import { inGerman, withoutGender } from './forms.ts'
import { insteadOfDenied } from './around/instead-of-denied.ts'
import { insteadOfSlip } from './around/instead-of-slip.ts'
import { lackingNoun, withOpenEnd } from './around/open-end.ts'
import { TO_SOMEBODY } from './around/to-somebody.ts'
import { spelledOut, transliterated } from './letters.ts'
import { VOCABULARY } from './lexicon/roles.ts'
import { fractions } from './numbers/fractions.ts'
import { ANSWERS, AROUND, LISTS, particle } from './options/answers.ts'
import { busy } from './options/busy.ts'
import { clock, hourOfDay } from './options/clock.ts'
import { declined } from './options/declined.ts'
import { deniedByVerb, ofOthers } from './options/denied.ts'
import { elliptic } from './options/elliptic.ts'
import { intolerance } from './options/intolerance.ts'
import { unlessLacked } from '../../shared/clauses/lacked.ts'
import { LACKED } from './options/lacked.ts'
import { leaveGiven } from './options/leave-given.ts'
import { oneOfTwo } from './options/one-of-two.ts'
import { often } from './options/often.ts'
import { oneOf } from './options/one-of.ts'
import { inMonths } from './options/in-months.ts'
import { inOwnWords } from './options/own-words.ts'
import { sinceThen } from './options/since.ts'
import { withWholeVerbs } from './options/separable.ts'
import { deniedBefore, inversion, noneAfter, norAfter, noSuch, owned, several, takenBack } from './options/several.ts'
import { refusesStaying } from './options/stays.ts'
import { WORDING } from './options/wording.ts'
import { TURNS } from './turns.ts'
import { orByNumber } from '../../shared/answers/by-number.ts'
import { orAll, orNothing, orVerdicts } from './options/all.ts'
import { number } from './number.ts'
import { cardinalAt } from './numbers/cardinals.ts'

const grammarsFor = (offered: ReadonlySet<string>): readonly Grammar[] => [
  several,
  owned,
  takenBack,
  deniedByVerb,
  ofOthers,
  busy,
  often(offered),
  sinceThen(offered),
  inMonths(offered),
  oneOf(offered),
  clock(offered),
  hourOfDay(offered),
  outOf,
  elliptic(offered),
  ANSWERS,
  times,
  setPhrases,
  inversion,
  norAfter,
  noneAfter(offered),
  noSuch(offered),
  deniedBefore,
  particle,
  LISTS,
  AROUND,
  fillers,
  fractions,
  ordinals,
  numerals,
  falseFriends,
]

/** What makes a question one for a consent, or about somebody else, in the words of the rules. */
const ASKING = lexicon(
  spelledOut({
    consent: `einwilligung|zustimmung|einverständnis|datenschutz|datenschutzerklärung|nutzungsbedingungen|agb
        |geschäftsbedingungen|einverstanden|erlaubnis|genehmigung|zustimmen|einwilligen|akzeptieren|bedingungen
        |erlauben|gestatten|dürfen wir|teilnahmebedingungen`,
    child: 'kind|kindes|kinder',
    partner: 'partner|partnerin',
    patient: 'patient|patientin',
  }),
)

const known = new WeakMap<SpokenField, SpokenField>()

/** Labels are translated as the answers are, so that both are compared in the same words. */
function plainField(field: SpokenField): SpokenField {
  const label = field.label && `${field.label} ${translate(wordsWithoutAccents(field.label), [ASKING]).join(' ')}`
  const plain = known.get(field) ?? {
    ...field,
    ...(label === undefined ? {} : { label }),
    options: field.options?.map(plainOption) ?? null,
  }
  known.set(field, plain)
  return plain
}

const plainOption = ({ label, value }: FieldOption): FieldOption => ({ label: labelInPlainWords(label), value })

/** A label in the plain words that the rules of choices know, as it is said in either gender. */
export const plainLabel = (label: string): string => labelInPlainWords(transliterated(withoutGender(label)))

/** What stands in brackets may be left unsaid, so the brackets stay. */
const labelInPlainWords = (label: string): string =>
  label
    .split(/([()[\]])/u)
    .map((part) => (/[()[\]]/u.test(part) ? part : plainText(part).replace(/^(?:in|with|by|to|the|on) (?=\S)/u, '')))
    .join(' ')

/** "Die 2." is the second one, and "1. Stock" the first floor. */
const withOrdinals = (text: string): string =>
  text.replace(
    /(?<=\b(?:der|die|das|den|dem)\s)(\d{1,2})\.(?=\s|$)|(?<=^|\b(?:im|in|zur|zum)\s)(\d{1,2})\.(?=\s\p{L}{3})/giu,
    '$1$2te',
  )

/** "Drei mal" is "dreimal". */
const withTimes = (text: string): string =>
  text.replace(/(?<=\b(?:ein|zwei|drei|vier|fuenf|sechs|sieben|zehn))\s(?=mal\s+(?:die|pro|in|im|am)\b)/giu, '')

function plainText(written: string, options: readonly FieldOption[] = []): string {
  const text = withoutThousands(written)
  const words = wordsWithoutAccents(withTimes(withOrdinals(text)))
  const plain = translate(words, grammarsFor(new Set(options.flatMap(({ label }) => wordsWithoutAccents(label)))))
  return (plain.length === 0 ? words : plain).join(' ')
}

const GERMAN: PlainWords = {
  vocabulary: VOCABULARY,
  field: plainField,
  said: ({ options }, transcript) => `${plainText(transcript, options ?? [])}${questionMark(transcript)}`,
}

const inWholeVerbs =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) =>
    read(field, withWholeVerbs(field, transcript), circumstances)

/** Takes what was said in German to a question with options, of which one is wanted. */
export const choice = unlessSaidBeside(TO_SOMEBODY)(
  orByNumber({ number, cardinalAt, denies: TURNS.denies })(
    lackingNoun(
      orNamed(TURNS)(
        inGerman(
          oneOfTwo(
            unlessLacked(LACKED)(
              insteadOfSlip(
                insteadOfDenied(
                  declined(
                    leaveGiven(
                      inOwnWords(
                        unlessElsewhere(
                          inWholeVerbs(
                            ownClause(
                              TURNS,
                              unlessBothNamed(TURNS)(inLabels(WORDING, inPlainWords(GERMAN, choiceIn(VOCABULARY)))),
                            ),
                          ),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
)

/** Takes what was said in German to a question with options, of which any may be wanted. */
export const checkbox = unlessSaidBeside(TO_SOMEBODY)(
  orNothing(
    orVerdicts(
      orAll(
        withOpenEnd(
          inGerman(
            unlessLacked(LACKED)(
              insteadOfSlip(
                refusesStaying(
                  unlessElsewhere(
                    intolerance(
                      inWholeVerbs(ownClause(TURNS, inLabels(WORDING, inPlainWords(GERMAN, checkboxIn(VOCABULARY))))),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
)
