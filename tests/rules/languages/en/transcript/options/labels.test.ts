import { describe, expect, it } from 'vitest'
import { isInLabel, mentionsIn, optionsFrom } from '../../../../../../rules/languages/en/transcript/options/labels.ts'
import { words } from '../../../../../support/transcripts.ts'
import { options, valuesOf } from './support.ts'

const namedIn = (labels: string, utterance: string) =>
  mentionsIn(words(utterance), options(labels))
    .map(({ option, start, end }) => `${option.value} ${start}-${end}`)
    .join('|')

describe('Labels that are said', () => {
  it.each([
    ['Agree|Strongly agree', 'agree', 'Agree 0-1'],
    ['Agree|Strongly agree', 'strongly agree', 'Strongly agree 0-2'],
    ['Agree|Strongly agree', 'agree strongly', 'Strongly agree 0-2'],
    ['Agree|Strongly agree', 'agree or not', 'Agree 0-1'],
    ['Email|Post', 'by e mail please', 'Email 1-3'],
    ['Part-time|Other', 'part , time', 'Part-time 0-3'],
    ['Size S (small)|Other', 'size s', 'Size S (small) 0-2'],
    ['Tea [hot]|Other', 'tea', 'Tea [hot] 0-1'],
    ['Aisle|Window', 'isle', 'Aisle 0-1'],
    ['Red|Blue', 'i read it all night', ''],
  ])('of %s, "%s" names %s', (labels, utterance, found) => expect(namedIn(labels, utterance)).toBe(found))

  it('belong together with their words', () => {
    const belongs = isInLabel(options('For me|Not for me (yet)'))
    expect(['for me', 'me', 'or me', 'for', 'yet', 'you'].map((each) => belongs(words(each)))).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ])
    expect(optionsFrom(null)).toEqual([])
    const list = [{ label: 'A', value: 'a' }]
    expect(optionsFrom(list)).toBe(optionsFrom(list))
  })
})

describe('A label', () => {
  it.each([
    ['$0 – $25', '0 to 25'],
    ['0  –  25', '0 to 25'],
    ['10kg - 20kg', '10kg to 20kg'],
    ['5 x 6', '5 x 6'],
    ['Once a year', 'yearly|once a year'],
    ['Once a year, daily', 'yearly daily|once a year daily'],
    ['Card (credit)', 'card credit|card'],
    ['(Other)', '=other'],
  ])('"%s" may be said "%s"', (label, sayings) => {
    expect(
      options(label)[0]
        ?.sayings.map((saying) => saying.join(' '))
        .join('|'),
    ).toBe(sayings)
  })

  it.each([
    ['Python|Go', 'go with python', 'Python'],
    ['Python|Go', 'go forth python', 'Go|Python'],
    ['Python|Go', 'go with it', 'Go'],
    ['Agree|Strongly agree', 'agree strongly', 'Strongly agree'],
  ])('of %s is named by "%s": %s', (labels, said, value) => {
    expect(valuesOf(mentionsIn(words(said), options(labels)).map(({ option }) => option))).toBe(value)
  })
})
