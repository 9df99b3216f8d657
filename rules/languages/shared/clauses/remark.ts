import type { Reading } from '../normalise.ts'

/** How a language adds a remark to an answer; in small letters. */
export interface Remarks {
  /**
   * What a clause begins with that remarks on an answer: the person, "it", "because"; matched where a word begins. As the group "joint"
   * what may lead to a further item of a list: "and".
   */
  starts: RegExp
  /** What in a remark may say that the value is not meant, not quite, at another time or by somebody else. */
  spoils: RegExp
  /** What shows that an answer is wanted, so that what follows says why: "please", "I'd prefer". */
  request: RegExp
  /** What takes back even that. */
  overturns: RegExp
  /** What denies or compares something else in a remark on a label said to the letter, or on none: "automatic, I never learned the other". */
  light: RegExp
}

/** A remark is a clause: in words. */
const WORDS_MIN = 3
/** What is shorter denies the answer itself, "red I can't stand", but not one of none: "none, I quit years ago". */
const OWN_WORDS_MIN = 5
/** No answer has more clauses that are worth a look. */
const CLAUSES_MAX = 6

/**
 * Takes an answer that stands complete before a remark in which nothing is a value or changes one: "1936, it's carved over the
 * front door".
 * @param whole the value of the whole, with which that of the part must agree
 * @param isList whether several values may be said
 * @param isFirm whether an answer stands by itself, so that a remark may deny something of its own
 */
export function beforeRemark(
  said: string,
  { starts, spoils, request, overturns, light }: Remarks,
  read: (said: string) => Reading | undefined,
  whole: Reading | undefined,
  isFirm: (answer: string) => boolean,
  isList = false,
): Reading | undefined {
  const places = [...said.matchAll(starts)]
    .filter(({ groups }) => !isList || !groups?.['joint'])
    .map(({ index }) => index)
    .slice(0, CLAUSES_MAX)
  for (const at of places) {
    const remark = said.slice(at)
    const answer = said.slice(0, at).trim()
    const isSpoilt = request.test(answer)
      ? overturns.test(remark)
      : remark.split(' ').length >= (read(answer)?.value === 0 ? WORDS_MIN : OWN_WORDS_MIN) && isFirm(answer)
        ? overturns.test(remark) || (read(answer)?.value !== 0 && spoils.test(remark.replace(light, ' ')))
        : spoils.test(remark)
    // "English please, my French is rusty": what was asked for stands before a reason that names something else.
    const isReason = !whole && request.test(answer)
    const isRemark = remark.split(' ').length >= WORDS_MIN && !isSpoilt
    const found = isRemark ? read(answer) : undefined
    const told = found?.isSure && !isReason ? read(remark) : undefined
    const isSame =
      told === undefined ||
      (String(told.value) === String(found?.value) && (isFirm(answer) || saysAgain(remark, answer)))
    if (found?.isSure && isSame && (!whole || String(found.value) === String(whole.value))) return found
  }
  return undefined
}

/** "Nights, I'm a night owl". */
const saysAgain = (remark: string, answer: string): boolean => remark.includes(answer.replace(/s$/u, ''))
