import { traitsOf } from '../../../../../field-types.ts'
import type { ReadAnswer, Reading, SpokenField, Words } from '../../../../shared/normalise.ts'
import { wordSet } from '../../../../shared/phrases.ts'
import { asksFor, hasRole, type Role, type Vocabulary } from '../../../../shared/remainder.ts'
import { isHesitation, PAUSE, soundsOf } from '../../../../shared/words.ts'
import { yesNoOptionsOf } from '../../choice.ts'
import { optionsFrom } from '../../options/labels.ts'
import { assentIn } from '../../options/yes-no.ts'

/**
 * "Yes please, I always enjoy it" to a single box or a yes or no that is no consent: the yes is proposed; so is it after "please"
 * alone. A firm yes or no to a question that takes one is taken where nothing after it answers otherwise: "no, my English is fine".
 */
export const orAssentFirst =
  (read: ReadAnswer, vocabularies: readonly Vocabulary[]): ReadAnswer =>
  (field, transcript, circumstances) => {
    const found = read(field, transcript, circumstances)
    const { isPair } = yesNoOptionsOf(optionsFrom(field.options))
    const isBox = traitsOf(field.type).value === 'several-options' ? field.options?.length === 1 : isPair
    const isOther = (['consent', 'objection'] as const).some((subject) => asksFor(vocabularies, subject, textOf(field)))
    if (found?.isSure || !isBox || isOther || transcript.includes('?')) return found
    const words = (soundsOf(transcript) ?? []).filter((word) => !isHesitation(word))
    const firm = isPair ? firmAt(words, vocabularies) : undefined
    const taken = firm && read(field, firm, circumstances)
    if (taken && (!found || found.value === taken.value)) return { ...taken, isSure: true }
    return found ?? (taken ? asGuess(taken) : proposed(words, vocabularies, (said) => read(field, said, circumstances)))
  }

const asGuess = (found: Reading): Reading => ({ ...found, isSure: false, isGuess: true })

/** The yes or no that begins an answer, where nothing after it limits it or says the other. */
function proposed(
  words: Words,
  vocabularies: readonly Vocabulary[],
  read: (said: string) => Reading | undefined,
): Reading | undefined {
  const first = words.filter((word) => word !== PAUSE).join(' ')
  const { assent, after } = first === 'please' ? { assent: 'yes', after: [] } : assentIn(words)
  const isFirst = first === 'please' || [1, 2, 3].some((count) => assentIn(words.slice(0, count)).assent === assent)
  const isTakenBack =
    after.some((word) => ANSWERS.has(word) && ANSWERS.get(word) !== assent) || WAITING.has(after[0] ?? '')
  const isLimited = !isFirst || isTakenBack || hasRole(after, vocabularies, assent === 'no' ? UNSETTLING : LIMITING)
  const said = assent && !isLimited ? read(assent) : undefined
  return said && asGuess(said)
}

/** A firm yes or no after nothing but fillers, whose clause goes on with a person or a thing of its own, and takes nothing back. */
function firmAt(words: Words, vocabularies: readonly Vocabulary[]): string | undefined {
  const at = words.findIndex((word) => !BEFORE.has(word))
  const said = ANSWERS.get(words[at] ?? '')
  const after = words
    .slice(at + 1)
    .join(' ')
    .replace(DISMISSES, 'that')
    .split(' ')
  if (said === 'yes' && after[0] === 'please' && after[1] === PAUSE)
    return after.some((word) => WAITING.has(word)) ? undefined : said
  if (said === undefined || !GOES_ON.has(after.find((word) => !BESIDE.has(word)) ?? '')) return undefined
  const isTakenBack = after.some((word) => WAITING.has(word) || (ANSWERS.has(word) && ANSWERS.get(word) !== said))
  return isTakenBack ||
    (said === 'no' ? hasRole(withoutEarlier(after), vocabularies, UNSURE) : hasRole(after, vocabularies, DENYING))
    ? undefined
    : said
}

/** "No, don't bother": it is the no itself. */
const DISMISSES = /\bdon't (?:bother|worry|trouble)(?: (?:about|with) (?:it|that|this))?\b/u

/** "No, I've been before". */
const withoutEarlier = (words: Words): Words => words.slice(0, words.at(-1) === 'before' ? -1 : undefined)

const ANSWERS = new Map([
  ...['yes', 'yeah', 'yep', 'aye'].map((word) => [word, 'yes'] as const),
  ...['no', 'nope', 'nah'].map((word) => [word, 'no'] as const),
])
const BEFORE = wordSet(', oh well so ah uh um okay ok')
const BESIDE = wordSet(', thankfully luckily fortunately love mate dear sir madam thanks thank you doctor honestly')
/** What begins a clause of its own after a yes or no; of a name somebody else is called: "no Gavin, leave that". */
const GOES_ON = wordSet(
  `you i i'm i've i'd i'll we we're we've my our it it's that's they they're everyone everybody he he's she she's there's the a an this these
    that just only and every both all since because for`,
)
const WAITING = wordSet('wait sorry stop but if unless though although actually maybe perhaps depends think guess')
const UNSETTLING: ReadonlySet<Role> = new Set(['unreal', 'question', 'bound'])
const LIMITING: ReadonlySet<Role> = new Set([...UNSETTLING, 'denial', 'condition'])
const UNSURE: ReadonlySet<Role> = new Set(['unreal', 'question', 'condition', 'hedge'])
const DENYING: ReadonlySet<Role> = new Set([...UNSURE, 'denial', 'privation', 'other', 'past'])

const textOf = ({ label = '', options }: SpokenField): string => `${label} ${options?.[0]?.label ?? ''}`
