import { describe, expect, it } from 'vitest'
import { heard } from '../../../../support/transcripts.ts'

describe('An email address in words', () => {
  it.each([
    ['ada at example dot com', 'ada@example.com'],
    ['ada at sign example dot com', 'ada@example.com'],
    ['ada at example period com', 'ada@example.com'],
    ['ada dot lovelace at example dot com', 'ada.lovelace@example.com'],
    ['ada underscore lovelace at example dot com', 'ada_lovelace@example.com'],
    ['ada plus forms at example dot com', 'ada+forms@example.com'],
    ['ada lovelace at example dot com', 'adalovelace@example.com'],
    ['ada nineteen eighty four at example dot com', 'ada1984@example.com'],
    ['ada one nine at example dot com', 'ada19@example.com'],
    ['a d a at example dot com', 'ada@example.com'],
    ['a as in alpha d for delta a at example dot com', 'ada@example.com'],
    ['alpha delta alpha at example dot com', 'ada@example.com'],
    ['b e n n e double t at example dot com', 'bennett@example.com'],
    ['double u e b at example dot com', 'web@example.com'],
    ['p-e-t-e-r at example dot com', 'peter@example.com'],
    ['p.e.t.e.r. at example dot com', 'peter@example.com'],
    ['Peter, P-E-T-E-R, at example dot com', 'peter@example.com'],
    ['P-E-T-E-R, Peter, at example dot com', 'peter@example.com'],
    ['Pieter, P-E-T-E-R, at example dot com', 'peter@example.com'],
    ['a b c at example dot com', 'abc@example.com'],
    ['a bee c at example dot com', 'abc@example.com'],
    ['all lowercase ada at example dot com', 'ada@example.com'],
    ['capital a d a at example dot com', 'ada@example.com'],
    ['ada number nine at example dot com', 'ada9@example.com'],
    ['ada at example dot co dot uk', 'ada@example.co.uk'],
    ['ada at mail dot example dot com', 'ada@mail.example.com'],
    ['ada at green garden dot com', 'ada@greengarden.com'],
    ['my email is ada at example dot com', 'ada@example.com'],
    ['you can reach me at ada at example dot com', 'ada@example.com'],
    ['ada at example dot com thanks', 'ada@example.com'],
    ['ada at example dot com, no, dot org', 'ada@example.org'],
    ['ada at example dot com, sorry, ida at example dot com', 'ida@example.com'],
    ['ada@example.com', 'ada@example.com'],
    ['Ada@Example.com.', 'ada@example.com'],
    ['ada at example dot com or ida at example dot com', undefined],
    ['ada at example', undefined],
    ['at example dot com', undefined],
    ['we met at the park dot com', undefined],
    ['i do not have one', undefined],
  ])('"%s" is %s', (said, value) => expect(heard('email', said)).toBe(value))
})

describe('An email address', () => {
  it.each([
    ['sandra dot oh at example dot com', 'sandra.oh@example.com'],
    ['hello dash oh oh dash hello at example dot com', 'hello-ohoh-hello@example.com'],
    ['work @example.com', 'work@example.com'],
    ['in at example dot com', 'in@example.com'],
    ['us soccer fans at example dot com', 'ussoccerfans@example.com'],
    ['be dot brave at example dot com', 'be.brave@example.com'],
    ['use ann@example.com', 'ann@example.com'],
    ['you could try ann@example.com', 'ann@example.com'],
    ["it's one word ann lee at example dot com", 'annlee@example.com'],
    ["it's all one word at example dot org", undefined],
    ['ann at', undefined],
  ])('whose name is led in, or looks as if it were, "%s" is %s', (said, value) =>
    expect(heard('email', said)).toBe(value),
  )

  it.each([
    ['P-E-T-E-R Peter at example dot com', 'peter@example.com'],
    ['P-E-T-E-R, Pieter, at example dot com', 'peter@example.com'],
    ['mary dash P-E-T-E-R, Pieter, at example dot com', 'mary-peter@example.com'],
    ['P-E-T-E-R, P-E-T-E-R, at example dot com', 'peter@example.com'],
    ['B-E-N Bell at example dot com', 'benbell@example.com'],
    ['R-O-N, R-O-Y, at example dot com', 'ronroy@example.com'],
  ])('that is spelled, "%s" is %s', (said, value) => expect(heard('email', said)).toBe(value))

  it.each([
    ['ann...lee@example.com', undefined],
    ['ann@example.com or use bob@example.org', undefined],
    ['ann at example dot com or use bob@example.org', undefined],
    ['ann at example dot com, my email is bob at example dot org', undefined],
    ['we are ann@example.com, not the one with the dot', 'ann@example.com'],
    ['the one with the dot, ann.lee@example.com, at work', 'ann.lee@example.com'],
    ['at home ann@example.com, at work ann at example dot org', undefined],
  ])('that the transcriber wrote, "%s" is %s', (said, value) => expect(heard('email', said)).toBe(value))

  it.each<['email' | 'url', string, string | undefined]>([
    ['email', 'look at the dot com bubble', undefined],
    ['email', 'you can write me at ann at example dot com', 'ann@example.com'],
    ['email', 'the one i check is ann at example dot com', 'ann@example.com'],
    ['email', 'ann at my dash site dot org', 'ann@my-site.org'],
    ['email', 'ann at mail dot green garden dot com', 'ann@mail.greengarden.com'],
    ['email', 'o apostrophe brien at example dot com', "o'brien@example.com"],
    ['email', 'ann slash lee at example dot com', undefined],
    ['email', 'ann at at example dot com', undefined],
    ['email', 'ann@example.com is mine', 'ann@example.com'],
    ['email', 'ann@example.com or lee@example.com', undefined],
    ['email', 'ann@example.com or ann@example.com', 'ann@example.com'],
    ['email', 'dash ann at example dot com', undefined],
    ['email', 'ann dot at example dot com', undefined],
    ['email', 'the big red barn at example dot com', 'thebigredbarn@example.com'],
    ['email', 'we are at example dot com', undefined],
    ['url', 'example dot com slash help me', 'https://example.com/helpme'],
  ])('%s: "%s" is %s', (type, said, value) => expect(heard(type, said)).toBe(value))

  it.each([
    ['ann, no, bob at example dot com', undefined],
    ['where at example dot com', 'where@example.com'],
    ['ann dot P-E-T-E-R, Peter, at example dot com', 'ann.peter@example.com'],
    ['ada at x dot com', 'ada@x.com'],
    ['ada@example.com2', undefined],
    ['ada at example dot com so-called', 'ada@example.com'],
    ['ada at i t dot com', 'ada@it.com'],
    ["it's @example dot com", undefined],
    ['ada@example.com or ida at example dot com', undefined],
    ['jerome at ada at example dot com', undefined],
    ['melanie at ada at example dot com', undefined],
    ['called ada at example dot com', 'ada@example.com'],
    ['ada at example dot garden is my email address', 'ada@example.garden'],
    ['my email ada at example dot com', 'ada@example.com'],
    ['our work email ada at example dot com', 'ada@example.com'],
    ['the best email ada at example dot com', 'ada@example.com'],
    ['my own email ada at example dot com', 'ada@example.com'],
    ['my contact ada at example dot com', 'ada@example.com'],
    ['private email, ada at example dot com', 'ada@example.com'],
    ['the private email, ada at example dot com', 'ada@example.com'],
    ['a private email, ada at example dot com', 'ada@example.com'],
    ['ada at example dot garden oh no sorry dot org', 'ada@example.org'],
  ])('"%s" is %s', (said, value) => expect(heard('email', said)).toBe(value))
})
