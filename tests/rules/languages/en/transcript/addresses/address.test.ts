import { describe, expect, it } from 'vitest'
import {
  isKnownDomain,
  markPhrases,
  mayEndBefore,
  piecesOf,
  readsAsSentence,
  textOf,
  untilDomainEnds,
} from '../../../../../../rules/languages/en/transcript/addresses/address.ts'
import { words } from '../../../../../support/transcripts.ts'

const MARKS = markPhrases([['/', 'slash']])

const urlPieces = (said: string) => piecesOf(words(said), MARKS)

describe('A domain', () => {
  it.each([
    ['docs dot green garden dot co', 'docs.greengarden.co'],
    ['docs dot green , garden dot co', 'docs.green'],
    ['docs dot green garden , my dot co', 'docs.green'],
    ['docs dot green garden at home', 'docs.green'],
    ['docs dot green garden at home dot com', 'docs.green'],
    ['docs dot green garden dash home', 'docs.green'],
    ['docs dot green garden dash home dot co', 'docs.greengarden-home.co'],
    ['docs dot green red blue rose garden dot co', 'docs.greenredbluerosegarden.co'],
    ['docs dot green big red blue rose garden dot co', 'docs.green'],
    ['docs dot com green dot garden', 'docs.com'],
    ['docs dot green dot com garden dot co', 'docs.green.com'],
    ['docs dot green are garden dot co', 'docs.green'],
    ['our dot green garden dot co', 'our.greengarden.co'],
    ['docs dot green i t dot co', 'docs.greenit.co'],
    ['docs dot green five and six dot co', 'docs.green5and6.co'],
  ])('in "%s" is %s', (said, domain) => expect(textOf(untilDomainEnds(urlPieces(said), /^[.-]/))).toBe(domain))

  it.each([
    ['example.com', true],
    ['example.co.uk', true],
    ['mail.example.com', true],
    ['a.b_c.com', false],
    ['example', false],
    ['example.garden', false],
  ])('that everyone knows: %s, %s', (text, known) => expect(isKnownDomain(text)).toBe(known))

  it.each([
    ['example dot com', 'thanks', true],
    ['example dot com slash help', 'thanks', true],
    ['mail dot example dot com', 'thanks', true],
    ['example dot garden', 'thanks', false],
    ['example dot garden', ', thanks', true],
    ['example dot garden', '', true],
    ['example dot com', 'dash', false],
  ])('%s may end before "%s": %s', (domain, rest, may) =>
    expect(mayEndBefore(urlPieces(domain), urlPieces(rest))).toBe(may),
  )
})

const pieces = (said: string) => piecesOf(words(said), markPhrases())

const isSentence = (said: string) => readsAsSentence(pieces(said))

describe('Pieces of an address', () => {
  it.each([
    ['ada dot b', 'ada . b', 'said mark letters'],
    ['ada one two', 'ada 12', 'said digits'],
    ['capital a', 'a', 'letters'],
    ['capital city', 'capital city', 'said said'],
    ['number nine', '9', 'digits'],
    ['number line', 'number line', 'said said'],
    ["o'brien", 'obrien', 'said'],
    ['a@b', 'a @ b', 'letters mark letters'],
    ['ada , at x', 'ada @ x', 'said mark letters'],
    ['ada , lee', 'ada  lee', 'said pause said'],
    ['ada , a d a', 'ada', 'letters'],
    ['a d a , ada', 'ada ', 'letters pause'],
  ])('of "%s" are %s', (said, texts, kinds) => {
    expect(
      pieces(said)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(texts)
    expect(
      pieces(said)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds)
  })

  it('may read as a sentence', () => {
    expect(
      ['we went', 'the park', 'park the', 'ada dot we', 'we', 'big old red green barn', 'big old red barn'].map(
        isSentence,
      ),
    ).toEqual([true, false, true, false, false, true, false])
  })

  it('may end a domain', () => {
    const mayEnd = (domain: string, rest: string) => mayEndBefore(pieces(domain), pieces(rest))
    expect(mayEnd('example dot com', 'it is')).toBe(true)
    expect(mayEnd('example dot garden', 'it is')).toBe(false)
    expect(mayEnd('example dot garden', '')).toBe(true)
    expect(mayEnd('example dot com', 'dash x')).toBe(false)
    expect(textOf(pieces('example dot com'))).toBe('example.com')
  })
})
