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
    ['de-DE', unknown],
    ['est', unknown],
    ['de-es', unknown],
    ['constructor', unknown],
    ['', unknown],
  ])('of the tag "%s" are those of its language, and of none where it has none', async (locale, language) => {
    expect(await loadLanguage(locale)).toBe(language)
  })

  it('are English in commands and in conversation where a language has none', () => {
    const [french, en] = [loadedLanguage('fr-FR'), loadedLanguage('en-US')]
    expect([french.commands, french.conversation]).toEqual([en.commands, en.conversation])
    expect([french.formCheck, french.dateWords]).toEqual([undefined, []])
  })

  it.each(LANGUAGES)('of %s are whole, and the same however they are fetched', async (tag) => {
    const language = await loadLanguage(tag)
    const { transcript, ...parts } = loadedLanguage(tag)
    expect(parts).toEqual({
      commands: await language.commands(),
      conversation: await language.conversation(),
      dateWords: await language.dateWords(),
      formCheck: await language.formCheck(),
    })
    expect(Object.keys(transcript)).toEqual(Object.keys(language.transcript))
    expect(parts.formCheck?.choice).toBe(transcript.radio)
  })
})
