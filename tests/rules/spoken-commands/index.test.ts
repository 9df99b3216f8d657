import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../rules/languages/registry.ts'
import { loadedLanguage } from '../../../rules/languages/loaded.ts'
import { loadCommands } from '../../../rules/spoken-commands/index.ts'
import { visit } from './support.ts'

const commandPhrases = (locale: string) => loadedLanguage(locale).commands.phrases

describe('Other languages', () => {
  it('has a phrase for every command in each language, and no phrase for two of them', () => {
    for (const phrases of LANGUAGES.map(([tag]) => commandPhrases(tag))) {
      const said = Object.entries(phrases).flatMap(([command, list]) => (command === 'go-to' ? [] : list))
      expect(Object.values(phrases).filter((list) => list.length === 0)).toEqual([])
      expect(said.filter((phrase, at) => said.indexOf(phrase) !== at)).toEqual([])
      expect(said.filter((phrase) => phrase !== phrase.toLowerCase())).toEqual([])
    }
    expect(commandPhrases('es-ES').next).toContain('siguiente')
    expect(commandPhrases('qaa').next).toContain('next')
  })
})

describe('What may be commanded', () => {
  it.each(['en-US', 'es-MX', 'qaa'])('is fetched for %s alone', async (locale) => {
    expect(await loadCommands(locale)).toBe(loadedLanguage(locale).commands)
  })

  it('is said in Spanish where the form is', () => {
    expect(commandPhrases('ES').next).toContain('siguiente')
    expect(commandPhrases('est').next).toContain('next')
    expect(commandPhrases('qaa-es').next).toContain('next')
    expect(['siguiente', 'next'].map((words) => visit.meaningOf(words, { locale: 'es-MX' }))).toEqual([
      'next',
      'answer',
    ])
    expect(['siguiente', 'next'].map((words) => visit.meaningOf(words, { locale: 'en-ES' }))).toEqual([
      'answer',
      'next',
    ])
  })
})
