import { describe, expect, it } from 'vitest'
import type { FieldType, VoiceFigures } from '../../../contract/types.gen.ts'
import { adviceFor, ANSWERS_MIN } from '../../../rules/summary/advice.ts'
import { isHeardBadly } from '../../../rules/summary/badly-heard.ts'

const advise = (type: FieldType, changes: Partial<VoiceFigures>, keepsCorrections = false) =>
  adviceFor({
    type,
    keepsCorrections,
    voice: {
      tried: 40,
      troubled: 0,
      asked_again: 0,
      refused: 0,
      typed_after: 0,
      no_option: null,
      corrections: [],
      ...changes,
    },
  })
const kinds = (...given: Parameters<typeof advise>) => advise(...given).map(({ kind }) => kind)
const decaf = (answers: number) => ({ answers, said: [{ word: 'decaf', count: answers }] })

describe('Advice on a question', () => {
  it('names what people said that is no option', () => {
    expect(advise('radio', { asked_again: 12, no_option: decaf(12) })).toEqual([
      {
        kind: 'no-option',
        message:
          '12 of 40 said something that is no option: “decaf”. Make it an option, or name the options in the question.',
      },
    ])
  })

  it('names at most three things that were said, each shortened', () => {
    const said = ['a'.repeat(200), 'b', 'c', 'd'].map((word) => ({ word, count: 3 }))
    const [first] = advise('select', { no_option: { answers: 12, said } })
    expect(first?.message).toContain(`${'a'.repeat(59)}…”, “b”, “c”. Make`)
  })

  it('says that what they said is not stored, where it is not', () => {
    const [unknown] = advise('radio', { asked_again: 12 })
    expect(unknown?.message).toBe(
      '12 of 40 were asked again, because nothing was heard or what was said is no option. What they said is not stored. Name the options in the question.',
    )
    const [known] = advise('radio', { asked_again: 12, no_option: decaf(0) }, true)
    expect(known?.message).not.toContain('not stored')
    const [number] = advise('number', { asked_again: 12 })
    expect(number?.message).toMatch(/what was said is no number\. Say in the question/)
  })

  it('tells refusals and those who gave up apart', () => {
    expect(kinds('email', { refused: 9, asked_again: 10, typed_after: 8 })).toEqual([
      'refused',
      'asked-again',
      'typed-after',
    ])
    expect(advise('email', { refused: 9 })[0]?.message).toMatch(/^9 of 40 said no to what was heard\./)
    expect(advise('date', { typed_after: 8 })[0]?.message).toMatch(/^8 of 40 gave up speaking and typed\./)
  })

  it('waits for enough people', () => {
    expect(kinds('radio', { tried: ANSWERS_MIN - 1, refused: ANSWERS_MIN - 1 })).toEqual([])
    expect(kinds('radio', { tried: ANSWERS_MIN, refused: ANSWERS_MIN })).toEqual(['refused'])
  })

  it.each<[string, Partial<VoiceFigures>, string[]]>([
    ['fewer than one in five', { refused: 7, asked_again: 7, typed_after: 7 }, []],
    ['one in five', { refused: 8 }, ['refused']],
    ['two people who said what is no option', { tried: 20, no_option: decaf(2) }, []],
    ['three of twenty', { tried: 20, no_option: decaf(3) }, ['no-option']],
    ['three of forty', { no_option: decaf(3) }, []],
    ['four of forty', { no_option: decaf(4) }, ['no-option']],
  ])('%s', (_, figures, expected) => expect(kinds('radio', figures)).toEqual(expected))
})

describe('A question is heard badly', () => {
  const counts = { reached: 40, asked_again: 0, refused: 0, typed_after: 0 }
  it.each([
    ['by one misunderstanding for every second person', { asked_again: 12, refused: 8 }, true],
    ['not by less', { asked_again: 12, refused: 7 }, false],
    ['when one in five gave up and typed', { typed_after: 8 }, true],
    ['not when fewer did', { typed_after: 7 }, false],
    ['not before enough people came so far', { reached: ANSWERS_MIN - 1, asked_again: 500, typed_after: 19 }, false],
  ])('%s', (_, changes, expected) => expect(isHeardBadly({ ...counts, ...changes })).toBe(expected))
})
