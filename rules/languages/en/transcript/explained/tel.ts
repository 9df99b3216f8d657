import { type IsExplained, reading, type ReadAnswer, type Words } from '../../../shared/normalise.ts'
import { phraseAt, phrases } from '../../../shared/phrases.ts'
import { asksFor, byRole, type Explains, type Role, type Vocabulary } from '../../../shared/remainder.ts'
import { isExplainedBy } from '../../../shared/remainder/explained.ts'
import { regex } from '../../../shared/regex.ts'
import { PAUSE, splitHyphens, wordsOf } from '../../../shared/words.ts'
import { digitsAt } from '../numbers/digits.ts'
import { ownClause } from '../../../shared/clauses/own-clause.ts'
import { VOCABULARY } from '../lexicon/roles.ts'
import { TURNS } from '../lexicon/turns.ts'
import { localNumber, tel } from '../tel.ts'
import { digitsOf, orCorrectedGroup } from '../phones/corrected-group.ts'
import { questionWords } from '../lexicon/own-words.ts'
import { byQuestion, isAsking } from './question.ts'
import { rolesFor } from './roles.ts'

/** What telephone numbers are told by, beside their digits. */
const DIALLING = phrases([
  [
    true,
    `dash|hyphen|minus|dot|point|period|space|then it's|and then it's|then it is|and then|then|pause|open bracket|close bracket|brackets|bracket
    |parenthesis|parentheses|open parenthesis|close parenthesis|open paren|close paren|in parentheses|the rest is
    |followed by|slash|extension|ext|x|area code|area|code|country code|country|plus|plus sign|double|triple|quadruple
    |treble|number|number's|phone|telephone|mobile|cell|cellphone|cell phone|home|work|office|landline|contact
    |direct line|line|best|reach|call|text|ring|dial|after|o|oh|nought|zero|hash|star|international|prefix|digits`,
  ],
])

const dialled: Explains = (words, at) => {
  const digits = digitsAt(words, at, at > 0)
  if (digits) return digits.next - at
  const isNumeral = /^[x+\d(][\d() +.:x/-]*$/.test(words[at] ?? '')
  return isNumeral
    ? 1
    : (phraseAt(DIALLING, words, at) ?? phraseAt(DIALLING, [words[at]?.replace(/'s$/, '') ?? ''], 0))?.length
}

/**
 * The words up to the end of a whole number, where what follows says only when, how or for whom to call: "but not before two, I'm on
 * nights". A number stands out as nothing else does, so that any words may follow it which neither correct nor refuse it.
 */
function withoutTail(words: Words): Words {
  const last = lastDigit(words)
  const end = words.findIndex((_, at) => at > 0 && at <= last && isTailAt(words, at))
  const cut = end > 0 && digitsIn(words.slice(0, end)) >= NUMBER_MIN ? end : last + 1
  const tail = words.slice(cut).join(' ')
  const isOfCalls =
    cut > 1 && (CALLS.test(tail) || REMARK.test(tail)) && !CHANGES.test(tail) && digitsIn(words.slice(cut)) < 3
  return isOfCalls ? words.slice(0, cut) : words
}

const lastDigit = (words: Words): number =>
  words.findLastIndex((word) => /\d{2}/.test(word) || digitsAt([word], 0, true) !== undefined)

/** Where a pause is followed by what is no digit. */
const isTailAt = (words: Words, at: number): boolean =>
  (words[at - 1] === PAUSE || /^(?:but|or|and)$/.test(words[at] ?? '')) && dialled(words, at) === undefined

const digitsIn = (words: Words): number =>
  words.reduce(
    (sum, word, index, all) =>
      sum + (/^[\d+()-]+$/.test(word) ? word.replaceAll(/\D/g, '').length : digitsAt(all, index, true) ? 1 : 0),
    0,
  )

/** What is said of calls after a number, or where else the person is: "ask for Dale", "or just yell". */
const REMARK = regex('u')`
  ^(?:, )*(?:(?:but|and|or) )?(?:i'm|i'll|i am|i'd|i|we|we're|we'll|they|they'll|he'll|she'll|he|she|it|it's(?! \S+'s)|that's(?! \S+'s)|ask for
    |just|leave|knock|(?:not|never) (?:before|after|on|in|at|during|between|until)|if|when|day or|any ?time|most|always|usually|best)(?!\p{L})`

/** "I'm on 0491 577 426 till five", "if he picks up": after a whole number, when it is answered. */
function withoutHours(words: Words): Words {
  const at = words.findIndex((word, index) => index > 0 && HOURS.test(`${word} ${words[index + 1] ?? ''}`))
  const isWhole = digitsIn(words.slice(0, Math.max(0, at))) >= NUMBER_MIN && !CHANGES.test(words.slice(at).join(' '))
  return isWhole && words.length - at <= HOURS_MAX ? words.slice(0, at) : words
}

const HOURS =
  /^(?:till|until|before|after|between|day or|any time|anytime|all day|most days|in the|during|(?:if|when) (?:he|she|they|i|we|you))(?: |$)/u
/** In digits, and in words. */
const NUMBER_MIN = 7
const HOURS_MAX = 7

const CALLS = regex('u')`
  ^(?:, )*(?:(?:but|and) )?(?:please )?(?:(?:only )?(?:until|till|before|after|between|from|in the|any ?time
    |during|except)
    |(?:don't )?(?:call|ring|phone|text|try|leave))(?!\p{L})`

const CHANGES = regex('u')`
  (?<!\p{L})(?:old|wrong|not mine|no longer|no|used to|think|maybe|perhaps|probably|should be|sure|or (?:is|was|it)|fax|broken|lost|changed?|changing|getting|new|different|another|other
      |(?:don't|doesn't|isn't|can't|won't|never|not) (?:\p{L}+ )?(?:use|work|have|answer|mine|it|right|that|working)(?<!if (?:i|we|he|she|they) .{1,20})|was|were|(?:that's|it's|is) my \p{L}+'s|cut off|disconnected|sorry|wait|actually|instead)(?!\p{L})`

/** Whether a telephone number was said with nothing beside it that may change it. */
const isTelExplained =
  (vocabularies: readonly Vocabulary[]): IsExplained =>
  (field, transcript) => {
    const all = splitHyphens(wordsOf(transcript) ?? [])
    const words = withoutHours(withoutTail(all))
    // Where the person's own number is asked for, another one's is not taken.
    const isOwn = asksFor(vocabularies, 'own', field.label ?? '')
    const beside = [
      byRole(
        vocabularies,
        new Set<Role>([
          ...rolesFor(field, questionWords(field), vocabularies, words),
          ...(isOwn ? [] : (['other'] as const)),
          'third-person',
        ]),
      ),
      byQuestion(field),
    ]
    return (
      !isAsking(transcript, all) &&
      isExplainedBy(words, { value: dialled, beside, vocabularies, isMarked: true, isOfSentence: true })
    )
  }

/**
 * Reads a telephone number, and whether everything beside it is explained.
 * @param more words of further languages, before the English one
 */
export const telIn = (...more: readonly Vocabulary[]): ReadAnswer =>
  orLocal(orCorrectedGroup(orBegunAgain(orLastFour(reading(tel, isTelExplained([...more, VOCABULARY]))))))

/** "206-447-9031, no, sorry, 9013": four digits after a correction are the last four, as such numbers are told. */
const orLastFour =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const cut = found && !found.isSure ? CORRECTED.exec(transcript) : null
    const [before, after] = cut ? [transcript.slice(0, cut.index), transcript.slice(cut.index + cut[0].length)] : []
    const words = splitHyphens(wordsOf(after ?? '') ?? []).filter((word) => word !== PAUSE)
    const isFour = digitsIn(words) === 4 && words.every((_, at) => dialled(words, at) !== undefined)
    const isWhole = isFour && before !== undefined && read(field, before, circumstances)?.isSure === true
    return found && isWhole && /^\(\d{3}\) \d{3}-\d{4}$/u.test(String(found.value)) ? { ...found, isSure: true } : found
  }

/** The last correction of what was said. */
const CORRECTED = regex('iu')`
  [\s,.…]+(?:(?:no|wait|sorry|hang on|hold on|i mean)[\s,.…]+)+(?:(?:it's|that's|make that)\s+)?(?=[^,.]*\S$)(?!.*(?:wait|sorry))`

/** "Oh eight three, no, oh eight two, four four five, …": a number that was begun, and begun again nearly alike. */
const orBegunAgain =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const [begun = '', whole = '', ...others] = found && !found.isSure ? transcript.split(NO) : []
    const alone = whole && others.length === 0 ? read(field, whole, circumstances) : undefined
    const [before = '', after = ''] = [begun, whole].map((said) => digitsOf(said))
    const differing = [...before].filter((digit, at) => digit !== after[at]).length
    const isSlip = before.length > 1 && before.length < NUMBER_MIN && differing < 3 && before[0] === after[0]
    return found && isSlip && alone?.isSure && alone.value === found.value ? alone : found
  }

const NO = /(?<![\s,.…])[\s,.…]+(?:no|sorry|wait)(?:[\s,.…]+(?:no|sorry|wait|hang on|hold on|it's))*[\s,.…]+/iu

/** A number without its area is proposed as it was said: more of it may follow, or have been said before. */
const orLocal =
  (read: ReadAnswer): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const local = found ? undefined : localNumber(transcript)
    return local === undefined ? found : { value: local, isSure: false, isGuess: true }
  }

/** "Don't use my old one 312 555 0178, use": what stands before an order to use another is none. */
const DISUSED = regex('iu')`
  ^(?:(?:um|uh|oh|well|so|please),? )*(?:don't|do not|never) (?:use|call|ring|try|text)\b.{1,60}?[\s,.](?:please )?
  (?:use|call|ring|try|text|it's|(?:the|my) (?:new|other|right) one is) (?=[+(\d]|(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple) )`

/** "It was 98200 54321 until last month": what was so until some time is no number any more. */
const LAPSED = regex('iu')`
  ^[^\d,.;]{0,40}?\b(?:was|were|had|used to be) (?=[+(\d]|(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple) )
  .{6,80}?\b(?:until|till|before)\b.*?(?:[,.;]\s*|(?=\b(?:but|so|now)\b)|$)`

/** "… oh nine, eight something": digits that the person does not know. */
const INCOMPLETE = regex('iu')`
  (?:\d|\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|hundred|\w+(?:ty|teen)))[\s,.…]+(?:then |and )?(?:something(?! like)|whatever|blank)\b`

const PLAIN = ownClause(TURNS, telIn())

/** "I've been ringing your lot on …" tells the number of who was called. */
const TRIED = regex('iu')`
  \b(?:i|we)(?:'ve| have)?(?: been)?(?: just)? (?:ringing|rang|rung|calling|called|phoning|phoned|trying|tried|dialling|dialled) (?:you|your|them|their|the)\b`

export const telRule: ReadAnswer = (field, transcript, circumstances) => {
  if (INCOMPLETE.test(transcript)) return undefined
  const found = PLAIN(field, transcript.replace(DISUSED, '').replace(LAPSED, ''), circumstances)
  return found && TRIED.test(transcript) ? { ...found, isSure: false } : found
}
