import { describe, expect, it } from 'vitest'
import { heard } from '../../../../support/transcripts.ts'

describe('A web address in words', () => {
  it.each([
    ['example dot com', 'https://example.com'],
    ['www dot example dot com', 'https://www.example.com'],
    ['double u double u double u dot example dot com', 'https://www.example.com'],
    ['w w w dot example dot com', 'https://www.example.com'],
    ['triple w dot example dot com', 'https://www.example.com'],
    ['it is www dot example dot com', 'https://www.example.com'],
    ['https colon slash slash example dot com', 'https://example.com'],
    ['http colon double slash example dot com', 'http://example.com'],
    ['https example dot com', 'https://example.com'],
    ['http example dot com', 'http://example.com'],
    ['example dot com slash help', 'https://example.com/help'],
    ['example dot com slash help slash me', 'https://example.com/help/me'],
    ['example dot com slash green garden', 'https://example.com/greengarden'],
    ['example dot com slash help, thank you', 'https://example.com/help'],
    ['example dot com question mark a equals one', 'https://example.com?a=1'],
    ['example dot com hash top', 'https://example.com#top'],
    ['example dot com slash tilde ada', 'https://example.com/~ada'],
    ['example dot com colon eight zero eight zero', 'https://example.com:8080'],
    ['example dot com colon eight', undefined],
    ['my dash site dot org', 'https://my-site.org'],
    ['my website is example dot com', 'https://example.com'],
    ['the one we use is example dot com', 'https://example.com'],
    ['you will find everything at example dot com', 'https://example.com'],
    ['we are called example dot com', 'https://example.com'],
    ['look at dot com', undefined],
    ['website dot com', undefined],
    ['docs dot green garden dot co', 'https://docs.greengarden.co'],
    ['green garden dot net', 'https://greengarden.net'],
    ['example dot com it is', 'https://example.com'],
    ['example dot com or example dot org', undefined],
    ['example dot com, no, dot org', 'https://example.org'],
    ['example dot com slash help, no, slash team', 'https://example.com/team'],
    ['example dot com, sorry, sample dot com', 'https://sample.com'],
    ['example', undefined],
    ['example dot', undefined],
    ['Example.com/Help', 'https://example.com/help'],
    ['well spring dot org', undefined],
    ['we went to the park dot com', undefined],
  ])('"%s" is %s', (said, value) => expect(heard('url', said)).toBe(value))
})

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

  it.each<[string, string | undefined]>([
    ['example.com:99999', undefined],
    ['mail dot example dot com', 'https://mail.example.com'],
    ['the mailroom is at example dot com', 'https://example.com'],
    ['our site www dot example dot com', 'https://www.example.com'],
    ['example dot com slash shop, it opened yesterday', 'https://example.com/shop'],
    ['http example dot com slash shop, it opened yesterday', 'http://example.com/shop'],
    ['http colon slash slash example dot com, it opened yesterday', 'http://example.com'],
    ['example dot com thank you very much', 'https://example.com'],
    ['example dot com is ours', 'https://example.com'],
    ['be dot com', 'https://be.com'],
    ['named dot com', 'https://named.com'],
    ['our site is dub dub dub dot example dot com', 'https://www.example.com'],
    ['the one we use is dub dub dub dot example dot com', 'https://www.example.com'],
  ])('said "%s" is %s', (said, value) => expect(heard('url', said)).toBe(value))

  it.each<['email' | 'url', string, string | undefined]>([
    ['url', 'example dot com, slash help', 'https://example.com/help'],
    ['url', 'example dot com slash, help', 'https://example.com/help'],
    ['url', 'http example dot com slash help, thanks', 'http://example.com/help'],
    ['url', 'so it is example dot com', 'https://example.com'],
    ['url', 'find us at www dot example dot com', 'https://www.example.com'],
    ['url', 'https www dot example dot com', 'https://www.example.com'],
    ['url', 'dub dub dub dot example dot com', 'https://www.example.com'],
    ['url', 'example dash one dot com', 'https://example-1.com'],
    ['url', 'one two three cars dot com', 'https://123cars.com'],
    ['url', 'example dot com question mark q equals red shoes', 'https://example.com?q=redshoes'],
    ['url', 'b b c dot co dot uk', 'https://bbc.co.uk'],
    ['url', 'ann at example dot com', undefined],
  ])('%s: "%s" is %s', (type, said, value) => expect(heard(type, said)).toBe(value))
})
