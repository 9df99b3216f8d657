import { expect, it } from 'vitest'
import { readDictionary } from '../../../../server/speech/pocketsphinx/dictionary.ts'
import { findSphinx } from '../../../../server/speech/pocketsphinx/files.ts'

const dictionary = await readDictionary((await findSphinx())?.dictionary ?? '')

it('guesses how a word sounds that no dictionary has', () => {
  expect(dictionary.pronunciations('sayform')).toEqual(['S EY F AO R M'])
  expect(dictionary.pronunciations('zxqv')).toHaveLength(2)
  expect(dictionary.pronunciations('日本')).toEqual([])
})
