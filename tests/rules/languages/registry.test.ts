import { describe, expect, it } from 'vitest'
import { NOISES } from '../../../rules/languages/noise/index.ts'
import { LANGUAGES, nameOfLanguage, OFFERS } from '../../../rules/languages/registry.ts'
import { primaryLanguage } from '../../../rules/languages/tags.ts'
import { DEFAULT_LANGUAGE } from '../../../rules/limits.ts'

describe('the languages of a form', () => {
  it('begin with the one of a form that names none', () => expect(LANGUAGES[0]?.[0]).toBe(DEFAULT_LANGUAGE))

  it('all say what transcribers write in them for silence', () =>
    expect(Object.keys(NOISES).toSorted()).toEqual(Object.keys(OFFERS).toSorted()))

  it.each(LANGUAGES)('%s is offered as %s: the language by its own name, and where it is spoken', (tag, name) => {
    const language = nameOfLanguage(primaryLanguage(tag))
    expect(name).toMatch(new RegExp(String.raw`^${language} \(.+\)$`))
  })

  it.each(LANGUAGES)('%s is a tag that platforms know', (tag) => expect(Intl.getCanonicalLocales(tag)).toEqual([tag]))
})

describe('a language is called by its own name', () => {
  it.each([
    ['en-US', 'English (US)'],
    ['ES-mx', 'Español (México)'],
    ['es-PE', 'Español (Perú)'],
    ['fr-FR', 'Français (France)'],
    ['de', 'Deutsch'],
    ['zz-zz-zz-zz', 'zz-zz-zz-zz'],
  ])('%s is %s', (tag, name) => expect(nameOfLanguage(tag)).toBe(name))
})
