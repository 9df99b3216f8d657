import { describe, expect, it } from 'vitest'
import { lettersAt, spells } from '../../../../../rules/languages/en/transcript/spelling.ts'
import { distance } from '../../../../../rules/languages/shared/spelling/distance.ts'
import { readAs, words } from '../../../../support/transcripts.ts'

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

describe('Letters', () => {
  it.each<[string, string | undefined]>([
    ['a.n.n.a', 'anna 1'],
    ['anna.b.c', undefined],
    ['a.b.cd', undefined],
    ['b lives in berlin', 'b 1'],
    ['b as in berlin', 'b 4'],
    ['double t as in tom', 'tt 5'],
  ])('in "%s" are %s', (said, result) => expect(readAs(lettersAt(words(said), 0))).toBe(result))

  it.each([
    ['a', 'a', false],
    ['jo', 'jo', true],
    ['jo', 'ja', false],
    ['jon', 'johns', true],
  ])('after "%s", "%s" spell it: %s', (word, letters, value) => expect(spells(word, letters)).toBe(value))
})
