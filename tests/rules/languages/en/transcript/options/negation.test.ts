import { describe, expect, it } from 'vitest'
import { mentionsIn } from '../../../../../../rules/languages/en/transcript/options/labels.ts'
import { judged } from '../../../../../../rules/languages/en/transcript/options/negation.ts'
import { words } from '../../../../../support/transcripts.ts'
import { options, valuesOf } from './support.ts'

const FOOD = options('Soup|Salad|Steak')

const verdict = (utterance: string) => {
  const mentions = mentionsIn(words(utterance), FOOD)
  const { chosen, refused, allBut } = judged(words(utterance), mentions)
  return `${valuesOf([...chosen])} / ${valuesOf([...refused])}${allBut ? ' all but' : ''}`
}

describe('What is refused', () => {
  it.each([
    ['soup', 'Soup / '],
    ['not soup', ' / Soup'],
    ['not soup or salad', ' / Soup|Salad'],
    ['not soup , salad', 'Salad / Soup'],
    ['not soup salad', 'Salad / Soup'],
    ['not , soup', 'Soup / '],
    ['no soup', ' / Soup'],
    ['no to the soup', ' / Soup'],
    ['no more soup', 'Soup / '],
    ['soup except salad', 'Soup / Salad'],
    ['soup except salad and steak', 'Soup / Salad|Steak'],
    ['all except soup', ' / Soup all but'],
    ['all but soup', ' / Soup all but'],
    ['soup but salad', 'Soup|Salad / '],
    ['soup not soup', ' / Soup'],
  ])('"%s": %s', (utterance, result) => expect(verdict(utterance)).toBe(result))

  const offered = options('Soup|Salad|Steak')

  const judgement = (said: string) => {
    const { chosen, refused, allBut } = judged(words(said), mentionsIn(words(said), offered))
    return `${valuesOf(chosen)} / ${valuesOf(refused)}${allBut ? ' all but' : ''}`
  }

  it.each([
    ['all the soup', 'Soup / '],
    ['soup except salad , all day', 'Soup / Salad'],
    ['all except soup , not salad , steak', ' / Soup|Salad|Steak all but'],
    ['soup is not', ' / Soup'],
    ['soup isnt', ' / Soup'],
    ['soup is', 'Soup / '],
    ['soup not', 'Soup / '],
    ['no then soup', 'Soup / '],
    ['no pasta soup', 'Soup / '],
  ])('by "%s": %s', (said, result) => expect(judgement(said)).toBe(result))
})
