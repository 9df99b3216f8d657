import { describe, expect, it } from 'vitest'
import { lexicon, translate, translated, wordsWithoutAccents } from '../../../../rules/languages/shared/translation.ts'

describe('A further language', () => {
  const grammars = [lexicon({ 'good day': 'buen día|buenos días', '': 'pues' }), lexicon({ other: 'buen|otro' })]

  it('becomes plain words, phrase by phrase', () => {
    expect(wordsWithoutAccents('Áñü')).toEqual(['anu'])
    expect(translate(['pues', 'buen', 'dia', 'buen', 'ana'], grammars)).toEqual(['good', 'day', 'other', 'ana'])
    expect(translate([], grammars)).toEqual([])
  })

  it('has no words where too much was said', () => {
    expect(wordsWithoutAccents('Adiós, Ana')).toEqual(['adios', ',', 'ana'])
    expect(wordsWithoutAccents(`a${' '.repeat(4999)}`)).toEqual(['a'])
    expect(wordsWithoutAccents(`a${' '.repeat(5000)}`)).toEqual([])
  })

  it('is read only where something was said', () => {
    const read = translated(
      () => grammars,
      (_field, words) => `read: ${words}`,
    )
    const heard = (words: string) => read({ type: 'text' }, words, { today: '2026-11-20', locale: 'es' })
    expect(heard('Buenos días')).toBe('read: good day')
    expect(heard('pues')).toBeUndefined()
    expect(heard('pues,')).toBeUndefined()
  })
})
