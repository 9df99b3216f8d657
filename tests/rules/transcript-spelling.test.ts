import { describe, expect, it } from 'vitest'
import { runsOf } from '../../rules/languages/en/transcript/phones/runs.ts'
import { distance, lettersAt, spells } from '../../rules/languages/en/transcript/spelling.ts'
import { words } from '../support/transcripts.ts'

describe('Spelling', () => {
  it.each([
    ['', '', 0],
    ['a', '', 1],
    ['', 'ab', 2],
    ['peter', 'pieter', 1],
    ['peter', 'peter', 0],
    ['kitten', 'sitting', 3],
  ])('between "%s" and "%s" there are %i letters', (a, b, count) => expect(distance(a, b)).toBe(count))
  it.each([
    ['peter', 'peter', true],
    ['peter', 'pieter', true],
    ['peter', 'pi', false],
    ['ab', 'abc', true],
    ['peter', 'petersen', false],
    ['peter', 'petersn', true],
    ['anna', 'otto', false],
    ['john', 'jahm', true],
    ['john', 'jqqm', false],
  ])('"%s" is spelled out by %s: %s', (word, letters, isSpelled) => expect(spells(word, letters)).toBe(isSpelled))
  it.each<[string, string | undefined]>([
    ['b e n', 'ben 3'],
    ['double t', 'tt 2'],
    ['double u', 'w 2'],
    ['double-u', 'w 1'],
    ['double you a', 'wa 3'],
    ['w as in whiskey', 'w 4'],
    ['w for whiskey', 'w 3'],
    ['w like whiskey', 'w 3'],
    ['w for four', 'w 1'],
    ['w as whiskey', 'w 3'],
    ['w for w', 'w 1'],
    ['hotel uniform golf', 'hug 3'],
    ['hotel uniform', undefined],
    ['p-e-t', 'pet 1'],
    ['p.e.t', 'pet 1'],
    ['p-e', undefined],
    ['p-e-t @', undefined],
    ['xp-e-t', undefined],
    ['p-e-tx', undefined],
    ['bee', undefined],
    ['bee a', undefined],
    ['bee a b', 'bab 3'],
    ['a bee c', 'abc 3'],
    ['a bee see', 'abc 3'],
    ['a bee', 'a 1'],
    ['a b see', 'abc 3'],
  ])('"%s" are the letters %s', (said, result) => {
    const found = lettersAt(words(said), 0)
    expect(found && `${found.value} ${found.next}`).toBe(result)
  })
})

describe('Phone numbers', () => {
  it.each([
    ['one two three', '123'],
    ['one two , three', '123'],
    ['one two dash three', '123'],
    ['one two please three', '12 3'],
    ['plus one two plus three', '+12 +3'],
    ['one extension two', '1x2'],
    ['extension two', '2'],
    ['call for two', '2'],
    ['one for two', '142'],
    ['one for', '1'],
    ['one two three four five six seven eight nine for', '1234567894'],
    ['to five', '5'],
  ])('"%s" are the runs %s', (said, runs) => {
    const found = runsOf(words(said)).map(
      ({ plus, digits, extension }) => `${plus ? '+' : ''}${digits}${extension && `x${extension}`}`,
    )
    expect(found.join(' ')).toBe(runs)
  })
})
