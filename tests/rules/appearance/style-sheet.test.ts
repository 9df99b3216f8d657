import { expect, it } from 'vitest'
import { styleSheetOf } from '../../../rules/appearance/style-sheet.ts'

it('is empty where nothing was chosen', () => {
  expect(styleSheetOf({})).toBe('')
  expect(styleSheetOf({ theme: 'light' })).toBe('')
  expect(styleSheetOf({ theme: 'dark' })).toBe('')
})

it('has the colours of both themes', () => {
  const sheet = styleSheetOf({ color: '#E91E63' })
  expect(sheet).toMatch(/^:root\{--colors-accent:#[0-9a-f]{6};.*\}\[data-theme=dark\]\{--colors-accent:#[0-9a-f]{6};/)
})

it('puts the ground of a dark device below the first words', () => {
  expect(styleSheetOf({ theme: 'system' })).toContain(
    '@media (prefers-color-scheme:dark){[data-form-theme=system]{color-scheme:dark;--colors-canvas:#0c1413;',
  )
})

it.each(['red', '#fff', '#12345g', '</style><script>', '#123456;}*{display:none}'])(
  'takes no colour from %j',
  (color) => expect(styleSheetOf({ color })).toBe(''),
)
