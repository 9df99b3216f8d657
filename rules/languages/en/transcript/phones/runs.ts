import { digitsAt } from '../numbers/digits.ts'
import type { Found, Words } from '../../../shared/normalise.ts'
import { phraseAt, phrases } from '../../../shared/phrases.ts'

/** Digits that were dialled in one breath. */
export interface Run {
  plus: boolean
  digits: string
  extension: string
  /** How many of its first digits were heard as words such as "for" and "to". */
  sounds: number
}

type Sign = 'joint' | 'extension' | 'area' | 'plus' | 'break'
const SIGNS = phrases<Sign>([
  [
    'joint',
    `,|then it's|and then it's|then it is|dash|hyphen|minus|dot|point|period|space|and|then|and then|pause|open bracket|close bracket|brackets|bracket
    |parenthesis|parentheses|open parenthesis|close parenthesis|open paren|close paren|in parentheses|and the number
    |number|number is|the number is|the rest is|and the rest is|slash|followed by`,
  ],
  [
    'extension',
    `extension|ext|ext.|x|extension number|extension is|and the extension is|with extension|and extension|at extension
      |on extension`,
  ],
  ['area', 'area code|the area code is|with area code|and the area code is|area code is'],
  ['plus', 'plus|plus sign'],
])
const HOMOPHONES = new Map([
  ['to', '2'],
  ['too', '2'],
  ['for', '4'],
  ['fore', '4'],
  ['ate', '8'],
  ['won', '1'],
])
const LOCAL_DIGITS = 7
const AREA_DIGITS = 3
const TEN = 10

/** Takes words; gives the runs of digits in them. Words that are no part of a phone number end a run. */
export function runsOf(words: Words): Run[] {
  const runs: Run[] = []
  let run: Run | undefined
  let part: 'digits' | 'extension' = 'digits'
  const begin = (plus: boolean): Run => {
    const begun = { plus, digits: '', extension: '', sounds: 0 }
    runs.push(begun)
    part = 'digits'
    return begun
  }
  for (let at = 0; at < words.length;) {
    const spoken = digitsAt(words, at, run !== undefined)
    const digits = spoken ?? homophoneAt(words, at, run)
    const sign = digits ? undefined : phraseAt(SIGNS, words, at)
    if (digits) {
      run ??= begin(false)
      if (!spoken && run.digits.length === run.sounds) run.sounds += 1
      run[part] += digits.value
    } else run = afterSign(sign?.meaning ?? 'break', run, begin)
    if (sign?.meaning === 'extension' && run) part = 'extension'
    at = digits?.next ?? at + (sign?.length ?? 1)
  }
  return withArea(runs.map(withoutSounds).filter(({ digits }) => digits !== ''))
}

/** The run that goes on after a sign, if one does. */
function afterSign(sign: Sign, run: Run | undefined, begin: (plus: boolean) => Run): Run | undefined {
  if (sign === 'plus') return begin(true)
  if (sign === 'area') return run?.digits.length === LOCAL_DIGITS ? begin(false) : run
  return sign === 'break' ? undefined : run
}

/** "Five for two": a word that sounds like a digit, before digits or as the last of ten. */
function homophoneAt(words: Words, at: number, run: Run | undefined): Found<string> | undefined {
  const digit = HOMOPHONES.get(words[at] ?? '')
  if (digit === undefined) return undefined
  const next = words.findIndex((word, index) => index > at && !HOMOPHONES.has(word))
  const isLast = run?.digits.length === TEN - 1 && at === words.length - 1
  return isLast || (next > at && digitsAt(words, next, true)) ? { value: digit, next: at + 1 } : undefined
}

/** "To one two five …" is ten digits; the "for" of "call me for …" is none of them. */
const withoutSounds = (run: Run): Run =>
  run.digits.length === TEN ? run : { ...run, digits: run.digits.slice(run.sounds), sounds: 0 }

/** "555 0199, area code 212". */
function withArea(runs: Run[]): Run[] {
  const [local, area] = runs
  const apart = local?.digits.length === LOCAL_DIGITS && area?.digits.length === AREA_DIGITS && runs.length === 2
  return apart && !local.plus ? [{ ...local, digits: area.digits + local.digits }] : runs
}
