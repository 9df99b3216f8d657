import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../rules/languages/registry.ts'
import { primaryLanguage } from '../../../rules/languages/tags.ts'
import { inHalfWidth } from '../../../rules/transcript/half-width.ts'
import { normaliseTranscript } from '../../../rules/transcript/index.ts'
import { aField } from '../../support/builders.ts'

const today = new Date(2026, 10, 24)
const locales = [...new Set(LANGUAGES.map(([tag]) => primaryLanguage(tag))), 'ja-JP', 'zh-CN']

describe.each(locales)('What is written wide in %s', (locale) => {
  it.each([
    ['number', '４２', 42],
    ['number', '３．５', 3.5],
    ['date', '２０２７－０５－０３', '2027-05-03'],
    ['email', 'ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'anna@example.com'],
    ['url', 'ｅｘａｍｐｌｅ．ｃｏｍ', 'https://example.com'],
    ['rating', '４', 4],
  ] as const)('is a %s all the same: %s', (type, heard, value) => {
    expect(normaliseTranscript(aField({ type }), heard, { today, locale })).toEqual(value)
  })
})

it.each([
  ['すごい！', 'すごい！'],
  ['部屋は、４２号室です。', '部屋は、42号室です。'],
  ['一，二（三）', '一，二（三）'],
  ['½ cup, x²', '½ cup, x²'],
])('leaves the punctuation of a text alone: %s', (heard, text) => {
  expect(inHalfWidth(heard)).toBe(text)
})
