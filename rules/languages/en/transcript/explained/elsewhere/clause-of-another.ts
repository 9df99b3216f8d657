import type { SpokenField, Words } from '../../../../shared/normalise.ts'
import { regex } from '../../../../shared/regex.ts'
import { roleAt } from '../../../../shared/remainder.ts'
import { VOCABULARY } from '../../lexicon/roles.ts'
import { isPast } from '../../lexicon/verb-forms.ts'
import { STILL } from './past-habit.ts'
import { PAUSE, soundsOf, splitHyphens } from '../../../../shared/words.ts'
import { mentionsIn, type Option, optionsFrom } from '../../options/labels.ts'
import { ENDED } from '../../options/negation.ts'
import { canonical } from '../../options/words.ts'

/** What somebody else does: "Shaz from next door's doing the salad", "the neighbours are making bread". */
const OF_OTHERS = regex('u')`
  ^(?!.*(?:^| )(?:i|i'm|i'll|i've|we|we're|we'll|we've|me|us)(?: |$))(?!.*(?:there|it|that|what|let)'s \w+ing)
  .*(?:'s|'re|(?:^| )(?:is|are|will be|be)) \w{2,}ing (?<what>.+)$`
/** What may be said of an option that is chosen: "the sauna's fine". */
const APPROVES = regex('u')`
  ^(?:(?:all|also|very|really|quite|just|still|always|the|a|an|too|so|what) )*
  (?:fine|good|great|(?:eas|hand)(?:y|ier|iest)|(?:near|clos|quick|cheap)(?:er|est)|ok|okay|lovely|perfect|nice|ideal|best|better|bad|worse|worst|terrible|awful|horrible|back|yes|in|on|there|here
    |one|thing|another|problem|must|included|needed|required|important|favourite|favorite|mine|ours|i|we|getting worse|killing me)(?: |$)`

/**
 * Whether a label of a list is said in a clause of another than the person: of somebody who does it, or of the thing itself, as
 * "the dishwasher's new", which tells of it instead of choosing it.
 */
export function isOfAnother({ label = '', options }: SpokenField, transcript: string): boolean {
  const all = optionsFrom(options)
  const [first = [], ...further] = clausesOf(splitHyphens(soundsOf(transcript) ?? []))
  const isNamed = (words: Words) => mentionsIn(canonical(words), all).length > 0
  const isOthers = (clause: Words) =>
    isNamed((OF_OTHERS.exec(clause.join(' '))?.groups?.['what'] ?? '').split(' ').filter(Boolean))
  const asksPast = /ed\b|\b(?:did|was|were|had|been|have you)\b/iu.test(label)
  const isKin = (clause: Words) =>
    (roleAt([VOCABULARY], clause, clause[0] === 'and' ? 1 : 0)?.meaning === 'other' ||
      (!ALL_OF_THEM.test(label) && SEVERAL.test(clause.join(' ')))) &&
    isNamed(clause)
  const isBeside = (clause: Words) =>
    isOthers(clause) || (isKin(clause) && !isKin(first)) || isUndone(clause) || (!asksPast && isOfPast(clause, isNamed))
  return (
    isInFamily(label, transcript) ||
    further.some(
      (clause) =>
        isToldOf(clause, all) || isTopic(clause, all) || (isNamed(first) && !isOthers(first) && isBeside(clause)),
    )
  )
}

/** Whether the only label of a choice is a thing of which something is told: "the large is huge", "my bike's in for repair". */
export function isThingToldOf({ label = '', options }: SpokenField, transcript: string): boolean {
  if (isInFamily(label, transcript)) return true
  const all = optionsFrom(options)
  const words = splitHyphens(soundsOf(transcript) ?? [])
  const isThing = (clause: Words) =>
    /^(?:the|my|our)$/u.test(clause[0] ?? '') && !WHICH.test(clause.join(' ')) && isToldOf(clause, all)
  return mentionsIn(canonical(words), all).length === 1 && clausesOf(words).some(isThing)
}

/** "Diabetes runs in the family" tells what others have. */
const isInFamily = (label: string, transcript: string): boolean =>
  IN_FAMILY.test(transcript) && !/famil|relative/iu.test(label)

const IN_FAMILY = /\b(?:runs?|ran|is|are) in (?:the|my|our|his|her) (?:\S+ )?(?:family|families)\b/iu

/** "My card is a visa" tells which one it is. */
const WHICH = /(?:'s| is| are) (?:an?|my|our) /u

/** "Tuesday I work", "breakfast we skip": a label, and what the person does then or with it. */
function isTopic(clause: Words, options: readonly Option[]): boolean {
  const words = canonical(clause)
  const [first] = mentionsIn(words, options)
  return first !== undefined && first.start <= 1 && DOES.test(words.slice(first.end).join(' '))
}

const DOES =
  /^(?:i|we) (?!(?:can|could|do|would|will|want|need|like|love|have|am|are|prefer|take|also)(?: |$))\w+(?: \w+)?$/u

/** "Meant to try the sauna": what was not done after all. */
const isUndone = (clause: Words): boolean =>
  /^(?:and |i |we |and i |and we )?(?:forgot|missed|skipped|meant to|wanted to|hoped to|planned to|nearly|almost|considered)(?: |$)/u.test(
    clause.join(' '),
  )

/** "We had a cat", "I grew out of milk": the person's own past before a label. */
function isOfPast(clause: Words, isNamed: (words: Words) => boolean): boolean {
  const at = clause.findIndex(
    (word, index) => isPast(word) && !STILL.has(word) && /^(?:i|we|and|)$/u.test(clause[index - 1] ?? ''),
  )
  return at >= 0 && isNamed(clause.slice(at + 1)) && !isNamed(clause.slice(0, at))
}

/** Whether a label is the subject of what is told of it; what has ended is refused, and so is no question any more. */
function isToldOf(clause: Words, options: readonly Option[]): boolean {
  return clause.some((word, at) => {
    const isVerb = STATES.test(clause[at + 1] ?? '')
    const noun = word.endsWith("'s") ? word.slice(0, -2) : isVerb ? word : undefined
    const before = noun === undefined ? [] : canonical([...clause.slice(Math.max(0, at - 3), at), noun])
    const said = clause.slice(at + (isVerb ? 2 : 1)).join(' ')
    const isSubject = mentionsIn(before, options).some(({ end }) => end === before.length)
    return isSubject && said !== '' && !APPROVES.test(said) && !ENDED.test(said)
  })
}

/** After a label these tell something of it. */
const STATES = /^(?:is|are|got|gets|never|always|keeps?|used|came|comes|went|goes)$/u

/** What is asked of everybody there. */
const ALL_OF_THEM = /\b(?:at home|household|family|children|kids?)\b/iu

/** "The kids use the library". */
const SEVERAL =
  /^(?:and )?(?:the|my|our) (?:kids|children|boys|girls|parents|grandkids|grandchildren|in-laws|neighbours|neighbors|others|guests) /u

const CLAUSE_ENDS = /^(?:but|so|though|although|while|whereas)$/u

function clausesOf(words: Words): readonly Words[] {
  const clauses: string[][] = [[]]
  for (const word of words)
    if (word === PAUSE || CLAUSE_ENDS.test(word)) clauses.push([])
    else clauses.at(-1)?.push(word)
  return clauses.filter((clause) => clause.length > 0)
}
