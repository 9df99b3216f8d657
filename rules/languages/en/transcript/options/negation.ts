import type { Words } from '../../../shared/normalise.ts'
import type { Mention, Option } from './labels.ts'
import { ALL } from './words.ts'
import { phraseAt, phraseList, wordSet } from '../../../shared/phrases.ts'
import { regex } from '../../../shared/regex.ts'

/** What was said for options and against them. */
interface Verdict {
  chosen: ReadonlySet<Option>
  refused: ReadonlySet<Option>
  /** "All but …", "everything except …". */
  allBut: boolean
}

export const NOT = wordSet(
  `not never nor neither without dont doesnt didnt isnt wasnt wont cant wouldnt hate hated dislike disliked loathe loathed detest detested despise avoid avoided skip remove
    scratch drop instead`,
)
const EXCEPT = phraseList(
  `except|except for|excluding|apart from|other than|besides|but not|aside from|minus|not including|leave out
    |rather than|instead of|bar|barring|hold the|skip the|lose the|ditch the`,
)
const EVERY = wordSet(`all every any anything anywhere everywhere anyone anybody anytime them ${ALL}`)
/** "Red isn't my favourite", "green will not do". */
const AFTER = wordSet('=inapplicable isnt wasnt arent werent doesnt didnt wont wouldnt cant')
/** "Goggles I've already got": what one has needs no more. */
const OWNED = regex('')`
  ^(?:i |ive |i've |we |weve |we've )?(?:already (?:have|got|had|own)|have already|got already)
  (?: one| some| those| them| mine)?(?: ,|$)`
/** "The forklift one ran out", "my first aid ticket has lapsed", "the fever's gone". */
export const ENDED = regex('')`
  ^(?:(?:one|ticket|licence|license|card|certificate|cert|pas|permit|badge|course|training|membership|policy) )?
  (?:(?:has|have|is|are|just|already|long|since|all) )*
  (?:expired|lapsed|(?:ran|run|timed) out|out of date
    |gone(?! (?:through|up|to|well|for|with))|(?:out|no good|no use|impossible)(?= ,|$)|been (?:removed|taken|sold|stolen)|stopped|cleared up|passed|missing)(?: |$)`
/** "Gas we don't have", "tennis I never tried": a clause of a person denies what stands before it, where nothing stands after it. */
const DENIED_BY = regex('')`
  ^(?:i|we|he|she|they)
  (?: (?:really|actually|just|do|does|did|have|has|can|could|would|will|am|are|is))*
  (?: (?:not|never|cannot)|n't| \w+nt)(?: (?!mind|care|know|think|worry)\w+)?(?: any ?more| at all| yet)?(?: ,|$)`
const VERBS = wordSet('is was are were will would do does did can')
const RESETS = wordSet(', but i')
/** "… and just salad"; but "not just salad" goes on. */
const TURNS = wordSet('yes just only please')
/** "I don't want tea and coffee." */
const CARRIES = wordSet('or nor and')

/** Tells from the words between the mentions which of them are refused. */
export function judged(words: Words, mentions: readonly Mention[]): Verdict {
  const chosen = new Set<Option>()
  const refused = new Set<Option>()
  let refusing: 'no' | 'one' | 'rest' = 'no'
  let allBut = false
  let at = 0
  for (const { option, start, end } of mentions) {
    const from = at
    for (; at < start; at += 1) {
      const word = words[at] ?? ''
      const exception = phraseAt(EXCEPT, words, at) !== undefined || (word === 'but' && isAfterEvery(words, at, from))
      allBut ||= exception && words.slice(0, at).some((earlier) => EVERY.has(earlier))
      if (exception) refusing = 'rest'
      else if (
        refusing !== 'rest' &&
        ((NOT.has(word) && !isAlso(words, at) && !isSent(words, at)) ||
          (word === 'no' && isBeside(words, at, start)) ||
          isLeft(words, at, start) ||
          (chosen.size > 0 && isPast(words, at)))
      )
        refusing = 'one'
      else if (refusing === 'one' && (RESETS.has(word) || (TURNS.has(word) && words[at - 1] === 'and'))) refusing = 'no'
    }
    const isElsewhere = chosen.size > 0 && isGotElsewhere(words, end)
    const isOther = isOtherDenied(words, end, mentions)
    ;(refusing === 'no' && (!isDenied(words, end) || isOther) && !isElsewhere ? chosen : refused).add(option)
    if (refusing === 'one' && !CARRIES.has(words[end] ?? '')) refusing = 'no'
    at = Math.max(at, end)
  }
  return { chosen: new Set([...chosen].filter((option) => !refused.has(option))), refused, allBut }
}

/** "Breakfast. Lunch I'll get in town", "the passport I'll send later": after another one the topic of a clause that tells where or when else. */
export const isGotElsewhere = (words: Words, end: number): boolean => {
  const [clause = ''] = words
    .slice(end, end + 8)
    .join(' ')
    .split(' ,')
  return ELSEWHERE.test(clause) && !ADDS.test(clause)
}
const ELSEWHERE = regex('')`
  ^(?:i|ill|id|we|well|wed|he|she|they|theyll) (?:will |can |would |usually |always )?\w+ (?:\w+ )?
  (?:in|at|from|with|out|elsewhere|myself|ourselve|home|separately|somewhere|later|tomorrow|next|afterward|soon)(?: |$)
  |^(?:will|to|is|are|should) (?:follow|come|coming|following|be sent|in the post|on (?:it|the|their) way)(?: |$)`
const ADDS = /(?:^| )(?:also|too|please|add|want|need|like|love)(?: |$)/

/** "All but", "any day but". */
const isAfterEvery = (words: Words, at: number, from: number): boolean =>
  EVERY.has(words[at - 1] ?? '') || (at - 2 >= from && /^(?:every|any)$/.test(words[at - 2] ?? ''))

/** "Wash and wax, leave the interior". */
const isLeft = (words: Words, at: number, start: number): boolean =>
  words[at] === 'leave' && words[at + 1] === 'the' && start === at + 2

/** "She used to do choir"; but "I'm used to tea". */
const isPast = (words: Words, at: number): boolean =>
  words[at] === 'used' && words[at + 1] === 'to' && /^(?:i|we|he|she|they|it|you|and|but|,)$/.test(words[at - 1] ?? ',')

/** "Drop me an email" sends one. */
const isSent = (words: Words, at: number): boolean =>
  words[at] === 'drop' && /^(?:me|us|him|her|them)$/.test(words[at + 1] ?? '')

/** "Not only soup but also salad" denies nothing. */
const isAlso = (words: Words, at: number): boolean =>
  /^(?:only|just)$/.test(words[at + 1] ?? '') && words.includes('but', at)

const isDenied = (words: Words, at: number): boolean =>
  [OWNED, ENDED, DENIED_BY].some((pattern) => pattern.test(words.slice(at, at + 6).join(' '))) ||
  AFTER.has(words[at] ?? '') ||
  (VERBS.has(words[at] ?? '') && words[at + 1] === 'not')

/** "And the restaurant didn't bother with the gym": what a transcriber left the person out of denies what follows it. */
const isOtherDenied = (words: Words, at: number, mentions: readonly Mention[]): boolean => {
  const next = mentions.find(({ start }) => start > at)
  return (
    /^(?:didnt|dont|wont|cant|havent|wouldnt)$/.test(words[at] ?? '') &&
    next !== undefined &&
    words.slice(at, next.start).every((word) => !/^(?:,|and|but|or|i|we|just|only|so)$/.test(word))
  )
}

/** "No tea", "no to the tea": a "no" further away answers something else. */
const isBeside = (words: Words, at: number, start: number): boolean =>
  words
    .slice(at + 1, start)
    .every((word) => /^(?:the|a|to|in|for|with|need|point|sign|trace|hint|history|of)$/.test(word))
