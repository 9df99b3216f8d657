import { expect, it } from 'vitest'
import { uploadProblem } from '../../src/speech/problems.ts'
import { loadedLanguage } from '../../rules/languages/loaded.ts'
import { VOICE_SENTENCES } from '../../rules/voice-failures.ts'

it.each([
  [{ status: 503 }, 'unavailable', /type your answer/],
  [{ status: 429 }, 'busy', /wait a moment and try again, or type/],
  [{ status: 413 }, 'too-large', /too long.*fewer words, or type/],
  [{ status: 502 }, 'unavailable', /type your answer/],
  [{}, 'offline', /without a connection.*try again, or type/],
])('an upload that fails with %j is "%s", and says what to do', (error, kind, words) => {
  expect(uploadProblem(Object.assign(new Error('failed'), error))).toMatchObject({
    kind,
    message: expect.stringMatching(words),
  })
})

it.each(['es-ES', 'de-DE', 'fr-FR'])('each failure has its own words in %s', (locale) => {
  const { conversation } = loadedLanguage(locale)
  for (const kind of Object.keys(VOICE_SENTENCES.failures)) {
    const failure = { kind, message: 'in English' }
    expect(conversation.note({ kind: 'trouble', failure })).not.toContain('in English')
  }
})
