import { describe, expect, it } from 'vitest'
import { language as english } from '../../../rules/languages/en/index.ts'
import { language as spanish } from '../../../rules/languages/es/index.ts'
import { loadLanguage } from '../../../rules/languages/load.ts'
import { loadedLanguage } from '../../../rules/languages/loaded.ts'
import { LANGUAGES } from '../../../rules/languages/registry.ts'
import { language as unknown } from '../../../rules/languages/unknown/index.ts'

describe('The rules of a language', () => {
  it.each([
    ['es', spanish],
    ['ES-419', spanish],
    ['en', english],
    ['en-ES', english],
    ['qaa-DE', unknown],
    ['est', unknown],
    ['qaa-es', unknown],
    ['constructor', unknown],
    ['', unknown],
  ])('of the tag "%s" are those of its language, and of none where it has none', async (locale, language) => {
    expect(await loadLanguage(locale)).toBe(language)
  })

  it('are English in commands and in conversation where a language has none', () => {
    const [other, en] = [loadedLanguage('qaa'), loadedLanguage('en-US')]
    expect([other.commands, other.conversation]).toEqual([en.commands, en.conversation])
    expect([other.formCheck, other.dateWords]).toEqual([undefined, []])
  })

  it.each(LANGUAGES)('of %s are whole, and the same however they are fetched', async (tag) => {
    const language = await loadLanguage(tag)
    const { transcript, classify, ...parts } = loadedLanguage(tag)
    expect(parts).toEqual({
      commands: await language.commands(),
      conversation: await language.conversation(),
      several: await language.several(),
      dateWords: await language.dateWords(),
      formCheck: await language.formCheck(),
    })
    expect(classify).toBeTypeOf('function')
    expect(Object.keys(transcript)).toEqual(Object.keys(language.transcript))
    expect(parts.formCheck?.choice).toBe(transcript.radio)
  })
})
