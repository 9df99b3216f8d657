import { describe, expect, it } from 'vitest'
import { yesNoPerOption } from '../../../../../../rules/languages/en/transcript/options/yes-no-per-option.ts'
import { chosen, ticked, words } from '../../../../../support/transcripts.ts'
import { options, valuesOf } from './support.ts'

const FOOD = options('Soup|Salad|Steak')

describe('Options judged one by one', () => {
  it.each([
    ['soup yes salad no', 'Soup'],
    ['yes soup no salad', 'Soup'],
    ['soup yes salad no steak yes', 'Soup|Steak'],
    ['soup yes salad', undefined],
    ['soup yes no salad no', undefined],
    ['soup yes', undefined],
    ['soup salad no', undefined],
    ['soup and salad , no steak', 'Soup|Salad'],
    ['soup and salad no steak', 'Soup|Salad'],
    ['soup , no steak', undefined],
    ['soup yes elephant salad no', undefined],
    ['no soup no salad', undefined],
  ])('by "%s" are %s', (utterance, values) => expect(valuesOf(yesNoPerOption(words(utterance), FOOD))).toBe(values))

  it.each([
    ['soup yes but salad no', 'Soup'],
    ['soup yes salad yes', undefined],
    ['soup and salad , no steak', 'Soup|Salad'],
    ['soup and steak and salad , no steak', undefined],
    ['no , soup and salad , and steak', undefined],
    ['soup cold and salad , no steak', undefined],
    ['no soup and salad , no steak', undefined],
    ['yes soup no yes salad steak', undefined],
    ['soup yes , salad cold , steak no', undefined],
  ])('"%s" are %s', (said, value) =>
    expect(valuesOf(yesNoPerOption(words(said), options('Soup|Salad|Steak')))).toBe(value),
  )
})

describe('Boxes judged one by one', () => {
  it.each([
    ['soup yes salad no', ['Soup']],
    ['soup no salad yes steak yes', ['Salad', 'Steak']],
    ['yes to the soup but no to the steak', ['Soup']],
    ['no soup no salad yes steak', ['Steak']],
    ['Yes, soup and salad, no steak.', ['Soup', 'Salad']],
  ])('%s', (transcript, boxes) => expect(chosen('checkbox', 'Soup|Salad|Steak', transcript)).toEqual(boxes))

  it('are a repair where the no has a pause on both sides', () => {
    expect(chosen('checkbox', 'Soup|Salad|Steak', 'Soup and salad, no, steak.')).toEqual(['Steak'])
  })

  it('are not known where only a no was said', () => {
    expect(chosen('checkbox', 'Soup|Salad|Steak', 'no to the salad')).toBeUndefined()
  })
})

const MENU = 'Soup|Salad|Steak'

describe('Several choices', () => {
  it.each([
    [MENU, 'soup yes, salad no, steak yes', 'Soup|Steak'],
    [MENU, 'soup and salad yes, steak no', 'Soup|Salad'],
    [MENU, 'soup yes, salad and steak no', 'Soup'],
    [MENU, 'yes to soup and salad, no to steak', 'Soup|Salad'],
    [MENU, 'yes to soup, no to salad and steak', 'Soup'],
    [MENU, 'yes to soup and salad, no, steak', 'Steak'],
    [MENU, 'yes, soup, no, salad', 'Soup'],
    [MENU, 'soup and salad, steak no', 'Soup|Salad'],
    [MENU, 'soup, salad no thanks', 'Soup'],
    [MENU, 'soup, salad no more', 'Soup|Salad'],
    [MENU, 'soup and salad no', 'Soup|Salad'],
    [MENU, 'soup but salad no', 'Soup'],
    [MENU, 'soup and salad, no', 'Soup|Salad'],
    [MENU, 'yes to soup, salad no', 'Soup'],
    [MENU, 'no to soup, salad and steak yes', 'Salad|Steak'],
    [MENU, 'yes to soup, no, yes to salad', 'Salad'],
    ['Yes, email me|No calls|Letters', 'no letters, yes, email me', 'Yes, email me'],
    ['Yes, please|No, thanks', 'no, yes please', 'Yes, please'],
    ['Swimming pool|Gym', 'the gym, not the swimming pool, i have a pool', 'Gym'],
    ['By bus|By car', 'by bus for work and by car', 'By bus|By car'],
    ['Steak and chips|Tea', 'stake and chips and a big tee for my friend', 'Steak and chips|Tea'],
  ])('of %s are each judged: "%s" is %s', (list, said, values) => expect(ticked(list, said)).toBe(values))
})
