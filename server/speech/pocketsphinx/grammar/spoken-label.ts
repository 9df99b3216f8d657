const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number below a million, in words. */
export function spokenNumber(value: number): string {
  if (value < 20) return UNITS[value]!
  if (value < 100) return joined(TENS[Math.floor(value / 10) - 2]!, value % 10)
  if (value < 1000) return joined(`${UNITS[Math.floor(value / 100)]} hundred`, value % 100)
  return joined(`${spokenNumber(Math.floor(value / 1000))} thousand`, value % 1000)
}

const joined = (start: string, rest: number) => (rest === 0 ? start : `${start} ${spokenNumber(rest)}`)

const inWords = (digits: string): string => {
  const value = Number(digits)
  return value < 1_000_000
    ? spokenNumber(value)
    : digits
        .split('')
        .map((digit) => UNITS[Number(digit)])
        .join(' ')
}

/** Signs that are said when they stand in a label; all others are silent. */
const SIGNS: [RegExp, string][] = [
  [/(?<=\d),(?=\d{3})/g, ''],
  [/(?<=\d)\s*[-–—]\s*(?=[$€£]?\d)/g, ' to '],
  [/\$\s*(\d+)/g, '$1 dollars'],
  [/€\s*(\d+)/g, '$1 euros'],
  [/£\s*(\d+)/g, '$1 pounds'],
  [/(?<=\d)\.(?=\d)/g, ' point '],
  [/%/g, ' percent '],
  [/&/g, ' and '],
  [/(?<=\d)\+/g, ' or more '],
  [/\+/g, ' plus '],
  [/(?<=\w)@(?=\w)/g, ' at '],
]

/** The words of a label as a person says them, a-z and apostrophes only; none when nothing of it can be said in English. */
function spokenWords(label: string): string[] {
  const plain = label.slice(0, 200).normalize('NFKD').replaceAll('’', "'").replace(/\p{M}/gu, '').toLowerCase()
  const said = SIGNS.reduce((text, [sign, words]) => text.replace(sign, words), plain)
  // A label in another script has letters that English words are not made of: half of it must not pass for the whole.
  if (/[^\P{L}a-z]/u.test(said)) return []
  const words = said.replace(/\d+/g, (digits) => ` ${inWords(digits)} `).match(/[a-z]+(?:'[a-z]+)*/g) ?? []
  return words.slice(0, 24)
}

/** More are no other words for one thing, but a list. */
const SLASHED_MAX = 6

/** The ways to say a label: all of it, without what stands in brackets, and what stands before a colon, dash or comma. */
export function spokenForms(label: string): string[] {
  const forms = [
    label,
    label.replace(/\([^)]*\)|\[[^\]]*\]/g, ' '),
    label.split(/[:;(]|,\s|\s[-–—]\s/)[0]!,
    ...label.split('/', SLASHED_MAX),
  ]
  // Of most labels all forms are one.
  const said = [...new Set(forms)].map((form) => spokenWords(form).join(' ')).filter((form) => form !== '')
  return [...new Set(said)]
}
