import { describe, expect, it } from 'vitest'
import { chosen, heard } from '../support/transcripts.ts'

describe('A web address', () => {
  it.each([
    ['http www dot example dot com', 'http://www.example.com'],
    ['h t t p w w w example dot com', 'http://www.example.com'],
    ['h t t p s w w w dot example dot com', 'https://www.example.com'],
    ['https colon slash slash www example dot com', 'https://www.example.com'],
    ['https colon slash slash w w w example dot com', 'https://www.example.com'],
    ['our page, https colon double slash example dot com', 'https://example.com'],
    [
      'web dot archive dot org slash https colon slash slash w w w example dot com',
      'https://web.archive.org/https://www.example.com',
    ],
    ['https our garden dot com', 'https://ourgarden.com'],
    ['httpbin dot org', 'https://httpbin.org'],
    ['http dot com', 'https://http.com'],
    [
      'web dot archive dot org slash https colon slash slash example dot com',
      'https://web.archive.org/https://example.com',
    ],
  ])('with a scheme, "%s" is %s', (said, value) => expect(heard('url', said)).toBe(value))

  it.each([
    ['www our green garden dot com', 'https://www.ourgreengarden.com'],
    ['w w w b b c dot co dot uk', 'https://www.bbc.co.uk'],
    ['w w w dot b b c dot co dot uk', 'https://www.bbc.co.uk'],
    ['w w w four kids dot com', 'https://www.4kids.com'],
    ['w w w, example dot com', 'https://www.example.com'],
    ['our site is a w w w dot example dot com', 'https://www.example.com'],
    ['visit us at dub dub dub dot example dot com', 'https://www.example.com'],
    ['awww dot example dot com', 'https://awww.example.com'],
    ['example dot com slash w w w', 'https://example.com/www'],
    ['w w w dash garden dot com', 'https://www-garden.com'],
    ['www', undefined],
    ['w w w', undefined],
  ])('of three w, "%s" is %s', (said, value) => expect(heard('url', said)).toBe(value))

  it.each([
    ["it's all lowercase example dot com", 'https://example.com'],
    ['the voicemail people are at example dot com', 'https://example.com'],
    ["youtube dot com slash at kim, that's our channel", 'https://youtube.com/@kim'],
    ['our website is', undefined],
    ['my email is anna at example dot com', undefined],
  ])('that is led in, "%s" is %s', (said, value) => expect(heard('url', said)).toBe(value))

  it.each([
    ['https colon slash slash example dot com contact', 'https://example.com'],
    ['https://example.com contact', 'https://example.com'],
    ['http://example.com contact', 'http://example.com'],
    ['https colon slash slash sunny dot garden contact', undefined],
    ['https://example.com', 'https://example.com'],
    ['example dot com non-profit', 'https://example.com'],
    ['example.com/team it is', 'https://example.com/team'],
    ['example dot garden have a good day', 'https://example.garden'],
    ['green, garden dot com slash help', 'https://greengarden.com/help'],
    ['https colon double slash green, garden dot com slash help', 'https://greengarden.com/help'],
    ['https colon double slash example dot com slash help, it opened', 'https://example.com/help'],
    ['Example.com. Example.com.', 'https://example.com'],
  ])('that ends somewhere, "%s" is %s', (said, value) => expect(heard('url', said)).toBe(value))

  it.each([
    ["example dot com, no, it's dot org", 'https://example.org'],
    ['example dot com slash help, no, that is slash team', 'https://example.com/team'],
    ['example dot com, no, deposits dot org', 'https://deposits.org'],
    ['example dot com, no, slash help', 'https://example.com/help'],
    ['example dot com, sorry, slash help dot html', 'https://example.com/help.html'],
    ['dot, no, example dash home dot com', 'https://example-home.com'],
  ])('that is repaired, "%s" is %s', (said, value) => expect(heard('url', said)).toBe(value))
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
  ])('that the recogniser wrote, "%s" is %s', (said, value) => expect(heard('email', said)).toBe(value))

  it.each([
    ['ann underscore, no, dash lee at example dot com', 'ann-lee@example.com'],
    ["ann at example dot com, no, it's dot org", 'ann@example.org'],
    ['ann at example dot com, no, it is dot org', 'ann@example.org'],
    ['ann at example dot com, no, deposits dot org', 'ann@deposits.org'],
    ['ann at example dot com, no, work at sample dot com', 'work@sample.com'],
    ['ann at example dot com, no, its dot ann at sample dot org', 'its.ann@sample.org'],
  ])('that is repaired, "%s" is %s', (said, value) => expect(heard('email', said)).toBe(value))
})

describe('A phone number', () => {
  it.each([
    ['030 1234', 'en-DE', undefined],
    ['+49 12345', 'en-US', undefined],
    ['617 555 0123, not the +44 one', 'en-US', '(617) 555-0123'],
    ['11 191 234 5678', 'en-US', undefined],
    ['11 191 234 5678', 'en-CA', undefined],
    ['00 999 99 99', 'en-ES', undefined],
    ['oh one, no, one 617 555 0124', 'en-US', '(617) 555-0124'],
  ])('"%s" in %s is %s', (said, locale, value) => expect(heard('tel', said, locale)).toBe(value))
})

describe('A choice, whose option may be a word that fills the time', () => {
  it.each([
    ['sick, no, well', 'Well'],
    ['sick, actually, well', 'Well'],
    ['sick, sorry, well', 'Well'],
    ['well, no, sick', 'Sick'],
    ['tired and sorry sick', 'Sick'],
    ['sick, actually, so', 'Sick'],
    ['sick, sorry, so', undefined],
  ])('"%s" is %s', (said, value) => expect(chosen('radio', 'Well|Sick|Tired', said)).toBe(value))
})

describe('What a recogniser invents on silence', () => {
  it.each([
    ['¡Gracias por ver! ¡Suscríbete!', 'es-ES', undefined],
    ['Thanks for watching... bye', 'en-US', undefined],
    ['Subtitle by the Amara.org community', 'en-US', undefined],
  ])('"%s" in %s is %s', (said, locale, value) => expect(heard('text', said, locale)).toBe(value))
})
