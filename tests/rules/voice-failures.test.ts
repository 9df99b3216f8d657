import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../rules/languages/load.ts'
import { OFFERS } from '../../rules/languages/registry.ts'
import { primaryLanguage } from '../../rules/languages/tags.ts'
import { failureText, VOICE_SENTENCES, type VoiceSentences } from '../../rules/voice-failures.ts'

/** By which a sentence leaves typing as a way on. */
const TYPING = /type your answer|tippen|escrib[ai]|écri(?:re|vez)/iu

/** The words of this one are fixed. */
const DENIED = 'Microphone access denied. Please allow microphone access to use voice input.'

const sentencesOf = async (tag: string): Promise<VoiceSentences> => (await loadLanguage(tag)).voice()

const all = ({ failures, notices }: VoiceSentences) => [...Object.values(failures), ...Object.values(notices)]

describe.each(Object.keys(OFFERS))('Why voice input failed, in %s,', (tag) => {
  it('is said in that language', async () => {
    const sentences = await sentencesOf(tag)
    expect(primaryLanguage(sentences.language)).toBe(tag)
    const english = new Set<string>(all(VOICE_SENTENCES))
    expect(all(sentences).filter((text) => english.has(text) !== (tag === 'en'))).toEqual([])
  })

  it('leaves typing as a way on, and is a sentence of its own', async () => {
    const { denied, ...others } = (await sentencesOf(tag)).failures
    expect(Object.values(others).filter((text) => !TYPING.test(text))).toEqual([])
    expect(all(await sentencesOf(tag)).filter((text) => !text.endsWith('.'))).toEqual([])
    expect(new Set(all(await sentencesOf(tag))).size).toBe(all(VOICE_SENTENCES).length)
    expect(denied === DENIED).toBe(tag === 'en')
  })
})

it('is said in English in a language without rules of speech', async () => {
  expect(await sentencesOf('pl')).toBe(VOICE_SENTENCES)
})

it('keeps its own words where it is of no known kind', () => {
  expect(failureText(VOICE_SENTENCES, { kind: 'toString', message: 'Too much wind.' })).toBe('Too much wind.')
  expect(failureText(VOICE_SENTENCES, { kind: 'denied', message: 'Not now.' })).toBe(DENIED)
})
