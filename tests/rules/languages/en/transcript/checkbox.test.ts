import { describe, expect, it } from 'vitest'
import { chosen, ticked } from '../../../../support/transcripts.ts'

describe('Several options', () => {
  const DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday'

  const FOOD = 'Cheese|Ham|Mushrooms|Olives'

  it.each([
    [FOOD, 'ham and olives', ['Ham', 'Olives']],
    [FOOD, 'olives, ham', ['Ham', 'Olives']],
    [FOOD, 'ham or olives', undefined],
    [FOOD, 'not ham or olives but cheese', ['Cheese']],
    [FOOD, 'all of them', FOOD.split('|')],
    [FOOD, 'all four', FOOD.split('|')],
    [FOOD, 'all three', undefined],
    [FOOD, 'all but ham', ['Cheese', 'Mushrooms', 'Olives']],
    [FOOD, 'everything except the olives', ['Cheese', 'Ham', 'Mushrooms']],
    [FOOD, 'everything except the second', ['Cheese', 'Mushrooms', 'Olives']],
    [FOOD, 'none', []],
    [FOOD, 'none of them thanks', []],
    [FOOD, 'nothing at all', []],
    [FOOD, "i don't want any of them", []],
    [FOOD, 'not a single one', []],
    [FOOD, 'no tomatoes', undefined],
    [FOOD, 'maybe ham', undefined],
    [FOOD, 'ham and pineapple', undefined],
    [FOOD, 'pineapple and ham', undefined],
    [FOOD, 'the first two', ['Cheese', 'Ham']],
    [FOOD, 'the last two', ['Mushrooms', 'Olives']],
    [FOOD, 'the last three', ['Ham', 'Mushrooms', 'Olives']],
    [FOOD, 'the first nine', undefined],
    [FOOD, 'the two', undefined],
    [FOOD, 'the first and the two', ['Cheese', 'Ham']],
    ['Tea|Coffee|Milk', 'the three', undefined],
    ['One child|Two children|Three children', 'the three', ['Three children']],
    [FOOD, 'the first and the third', ['Cheese', 'Mushrooms']],
    [FOOD, 'two through four', ['Ham', 'Mushrooms', 'Olives']],
    [FOOD, 'one to three', ['Cheese', 'Ham', 'Mushrooms']],
    [FOOD, 'a and c', ['Cheese', 'Mushrooms']],
    [FOOD, 'ham actually not ham cheese', ['Cheese']],
    [FOOD, 'ham and olives, no, just ham', ['Ham']],
    [FOOD, 'ham and olives, no wait, not olives', ['Ham']],
    [FOOD, 'ham, sorry, also cheese', ['Cheese', 'Ham']],
    [FOOD, 'ham and cheese, no, ham', undefined],
    [FOOD, 'both', undefined],
    ['Tea|Coffee', 'both', ['Tea', 'Coffee']],
    ['Tea|Coffee', 'both please', ['Tea', 'Coffee']],
    ['Tea|Coffee', 'neither', []],
    [DAYS, 'monday to thursday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday']],
    [DAYS, 'monday through wednesday and friday', ['Monday', 'Tuesday', 'Wednesday', 'Friday']],
    [DAYS, 'every day', DAYS.split('|')],
    [DAYS, 'every day but friday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday']],
    ['Monday|Other', 'every day', undefined],
    ['Gym|Pool|Free parking', 'parking and the pool', ['Pool', 'Free parking']],
    ['Free parking|Pool', 'parking', ['Free parking']],
    ['I agree to the terms', 'yes', ['I agree to the terms']],
    ['I agree to the terms', 'no', []],
    ['I agree to the terms', 'what', undefined],
    ['Nuts|Dairy|None of the above', 'none', ['None of the above']],
  ])('of %s: "%s" is %j', (labels, said, value) => expect(chosen('checkbox', labels, said)).toEqual(value))

  const TOPPINGS = ['Cheese', 'Ham', 'Mushrooms', 'Olives']

  it.each<[string[], string, string[] | undefined]>([
    [['Nothing', 'Tea'], 'nothing', ['Nothing']],
    [TOPPINGS, "i don't want anything", []],
    [TOPPINGS, 'i do not like any', []],
    [TOPPINGS, 'i have any', undefined],
    [TOPPINGS, 'ham and that is everything', ['Ham']],
    [TOPPINGS, 'ham and nothing else', ['Ham']],
    [TOPPINGS, 'ham and not olives', ['Ham']],
    [TOPPINGS, 'ham and sauna', undefined],
    [TOPPINGS, 'mushroom and olive', ['Mushrooms', 'Olives']],
    [TOPPINGS, 'hams', ['Ham']],
    [TOPPINGS, 'mushrrooms and olives', undefined],
    [TOPPINGS, 'mushrooom', ['Mushrooms']],
    [TOPPINGS, 'everything but ham and olives', ['Cheese', 'Mushrooms']],
    [TOPPINGS, 'all except nothing', undefined],
    [TOPPINGS, 'ham, actually, all but ham', ['Cheese', 'Mushrooms', 'Olives']],
    [TOPPINGS, 'um ham uh olives', ['Ham', 'Olives']],
    [TOPPINGS, 'ham no wait um also olives', ['Ham', 'Olives']],
    [['Box 1'], 'sure', ['Box 1']],
    [['Box 1'], 'nope', []],
    [['Box 1'], 'perhaps', undefined],
    [[], 'all of them', undefined],
  ])('of %j: "%s" is %j', (labels, said, value) => expect(chosen('checkbox', labels, said)).toEqual(value))
})

const PLACES = 'Soup|Salad|Steak|Fish'

const MENU = 'Soup|Salad|Steak'

const WEEK = 'Monday|Tuesday|Wednesday|Thursday|Friday'

describe('Several choices', () => {
  it.each([
    ['the soup or the salad', undefined],
    ['soup, or salad', undefined],
    ['soup or', 'Soup'],
    ['soup or, no, salad', 'Salad'],
  ])('are not made by a wavering answer: "%s" is %s', (said, values) => expect(ticked(MENU, said)).toBe(values))

  it.each([
    [WEEK, 'monday to thursday', 'Monday|Tuesday|Wednesday|Thursday'],
    [WEEK, 'monday through to thursday', 'Monday|Tuesday|Wednesday|Thursday'],
    [WEEK, 'monday, all the way to, um, thursday', 'Monday|Tuesday|Wednesday|Thursday'],
    [WEEK, 'monday and to thursday', 'Monday|Thursday'],
    [WEEK, 'monday, all the thursday', 'Monday|Thursday'],
    [WEEK, 'monday to work and thursday', 'Monday|Thursday'],
    [PLACES, 'the first to the third', 'Soup|Salad|Steak'],
    [PLACES, 'the first through third', 'Soup|Salad|Steak'],
    [PLACES, 'the first to go and the third', 'Soup|Steak'],
    [PLACES, 'to the third', 'Steak'],
  ])('of %s may be a range: "%s" is %s', (list, said, values) => expect(ticked(list, said)).toBe(values))

  it.each([
    ["i don't want soup and salad", undefined],
    ["i don't like soup and salad, only steak", 'Steak'],
    ["steak but i don't want the soup and the salad", 'Steak'],
    ["i don't want soup and just salad", 'Salad'],
    ['not just salad', undefined],
    ['not only salad and steak', undefined],
    ["i don't want soup and yes to salad", 'Salad'],
    ["i don't want soup and i want salad", 'Salad'],
  ])('are refused together: "%s" is %s', (said, values) => expect(ticked(MENU, said)).toBe(values))

  it.each([
    ['option three', 'Steak'],
    ['all three', MENU],
    ['the three', undefined],
    ['just the one', undefined],
    ['i do not really want any', ''],
  ])('are counted or named by their place: "%s" is %s', (said, values) => expect(ticked(MENU, said)).toBe(values))
})

const SHIRTS = 'Blue shirt|Blue trousers|Red shirt|Red trousers'

const DAYS = 'Monday|Tuesday|Wednesday|Thursday'

describe('Of several options', () => {
  it.each([
    ['Go|Wait', 'Wait', 'Wait'],
    ['Tea|Coffee', 'they do not have any', undefined],
    ['Tea|Coffee', 'I do not want any elephants', undefined],
    ['Monday|Tuesday|Daily', 'every day please', 'Daily'],
    ['Red|Green|Not sure', "I don't know", 'Not sure'],
    ['Red|Green|Not sure', 'red and not sure', 'Red, Not sure'],
    ['Red|Green', 'red maybe', undefined],
    ['Tea|Coffee', 'tea or elephants', undefined],
    ['Tea|Coffee', 'now tea or coffee', undefined],
    ['Tea|Coffee', 'tea or coffee in the casino', undefined],
    ['Tea|Coffee', 'listen, tea and coffee', 'Tea, Coffee'],
    ['Tea|Coffee', 'tea, because nobody here drinks water daily', 'Tea'],
    ['Tea|Coffee', 'tea and elephants giraffes zebras', undefined],
    ['Tea|Coffee', 'tea and nothing fancy', 'Tea'],
    ['Tea|Coffee', 'tea and piano', undefined],
    ['Tea|Coffee', 'tea and notebooks', undefined],
    [DAYS, 'monday through', 'Monday'],
    ['I agree to the terms', 'not really', ''],
    ['Tea|Coffee', 'both elephants', undefined],
    ['Tea|Coffee', 'all two elephants', undefined],
    ['Tea|Coffee|Milk', 'all, except the first one', 'Coffee, Milk'],
    ['Tea|Coffee|Milk', 'i want the two', undefined],
    ['Tea|Coffee|Milk', 'the number one', 'Tea'],
    ['Covered parking|Swimming pool', 'parking but not the pool', 'Covered parking'],
    [SHIRTS, 'shirt blue', 'Blue shirt'],
    [SHIRTS, 'shirt blue and shirt', undefined],
    [SHIRTS, 'the shirt blue, and the shirt red', 'Blue shirt, Red shirt'],
    ['Tea|Coffee', 'tea, sorry, also elephants', undefined],
    ['Tea|Coffee', 'elephants, sorry, also tea', 'Tea'],
    ['Ham|Cheese', 'ham and cheese, no, only ham', 'Ham'],
    ['Ham|Cheese', 'ham, no, ham', 'Ham'],
    ['Ham|Cheese|Milk|Tea', 'ham and cheese and milk, no, ham and tea', 'Ham, Tea'],
    ['Tea without sugar|Milk', 'tea without sugar and milk', 'Tea without sugar, Milk'],
  ])('%s: "%s" is %s', async (labels, said, values) => {
    const found = await chosen('checkbox', labels, said)
    expect(Array.isArray(found) ? found.join(', ') : found).toBe(values)
  })
})
