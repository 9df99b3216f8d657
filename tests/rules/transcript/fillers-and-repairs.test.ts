import { describe, expect, it } from 'vitest'
import type { FieldType } from '../../../contract/types.gen.ts'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import { spokenAnswers, written, type SpokenAnswer } from './spoken-answers.ts'

interface Row extends SpokenAnswer {
  /** What is understood when nothing stands around it. */
  value: string
}

/** A text keeps its words, fillers too; around what is no answer there is nothing to change. */
const rows = spokenAnswers()
  .filter(({ type }) => type !== 'text' && type !== 'textarea')
  .map((row): Row => ({ ...row, value: valueOf(row, row.heard) }))
  .filter(({ value }) => value !== '<none>')

/** Each wording stands around one row of three, and other wordings around the others. */
const SHARE = 3
let wordings = 0

const bare = (heard: string) => heard.trim().replace(/[.!?,]+$/, '')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function valueOf(row: SpokenAnswer, heard: string): string {
  return written(normaliseTranscript(row, heard, row))
}

/** Rows whose value is another one once these words stand around them. */
function changed(said: (heard: string) => string, types: (row: Row) => boolean = () => true): string[] {
  wordings += 1
  const share = rows.filter((_, index) => (index + wordings) % SHARE === 0)
  return share.filter(types).flatMap((row) => {
    const around = valueOf(row, said(bare(row.heard)))
    return row.expected.includes(around) || row.value === around ? [] : [`${said(row.heard)}: ${around}`]
  })
}

/** Of an address a word such as "well" may be a part. */
const isAddress = ({ type }: SpokenAnswer) => type === 'email' || type === 'url'

describe('What people say around an answer changes nothing', () => {
  it.each([
    ['okay', (heard: string) => `okay ${heard}`],
    ['let me see', (heard: string) => `let me see ${heard}`],
    ['that would be', (heard: string) => `That would be ${heard}.`],
    ["it's", (heard: string) => `it's ${heard}`],
    ["i'd say", (heard: string) => `i'd say ${heard}`],
    ['So,', (heard: string) => `So, ${heard}.`],
  ])('before it: %s', (_name, said) => {
    expect(changed(said)).toEqual([])
  })

  it('before it: well, except in an address, where it is asked again', () => {
    expect(
      changed(
        (heard) => `well ${heard}`,
        (row) => !isAddress(row),
      ),
    ).toEqual([])
    const values = rows.filter(isAddress).map((row) => [row.value, valueOf(row, `well ${bare(row.heard)}`)])
    expect(values.filter(([value, around]) => around !== value && around !== '<none>')).toEqual([])
  })

  it.each([
    ["that's all", (heard: string) => `${heard} that's all`],
    ['thank you', (heard: string) => `${capital(heard)}, thank you.`],
    ['you know', (heard: string) => `${heard} you know`],
    ['for me', (heard: string) => `${heard} for me`],
    ['have a nice day', (heard: string) => `${heard} have a nice day`],
  ])('after it: %s', (_name, said) => {
    // One word may be a label's own sound: "oh" is the blood group O.
    const lost = changed(said).filter((row) => !/^(?:oh|know|no sorry)\b/i.test(row))
    expect(lost).toEqual([])
  })

  it('and the whole answer may be said twice', () => {
    expect(changed((heard) => `${capital(heard)}. ${capital(heard)}.`)).toEqual([])
  })
})

const isChoice = ({ options }: SpokenAnswer) => options.length > 0

describe('A slip that is repaired with another answer', () => {
  const answers = rows.filter(
    (row) => !/\b(?:no|not|sorry|wait|i mean|actually|rather|make|scratch|oops)\b/i.test(row.heard),
  )

  const answersOf = (type: FieldType) =>
    answers.filter((row) => row.type === type && row.expected[0] !== '<none>' && !isChoice(row))

  it.each(['email', 'url', 'tel'] as const)('gives that other %s', (type) => {
    const plain = answersOf(type)
    const wrong = [', no, ', ' sorry ', ", no, that's wrong, ", '. Oh no, ', ' no no ', ' scratch that '].flatMap(
      (marker) =>
        plain.flatMap((row, index) => {
          const slip = plain[(index * 7 + 3) % plain.length]
          if (!slip || slip.locale !== row.locale || slip.today !== row.today) return []
          const said = `${bare(slip.heard)}${marker}${bare(row.heard)}`
          const value = valueOf(row, said)
          return value === row.value || value === '<none>' ? [] : [`${said}: ${value}`]
        }),
    )
    expect(wrong).toEqual([])
  })
})
