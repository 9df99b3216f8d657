import { describe, expect, it } from 'vitest'
import { createOpenai } from '../../../../server/speech/openai/openai.ts'
import { privacyOf } from '../../../../server/speech/openai/privacy.ts'
import { noLog } from '../../support/speech.ts'

describe('where the audio goes', () => {
  it.each([
    'http://localhost:8080/inference',
    'http://127.0.0.1:9000/v1/audio/transcriptions',
    'http://[::1]:9000/',
    'http://10.1.2.3/',
    'http://192.168.1.20:8080/',
    'http://whisper:8080/inference',
    'http://stt.internal/',
  ])('%s is this site', (url) => expect(privacyOf(url)).toBe('our-server'))

  it.each(['https://api.openai.com/v1/audio/transcriptions', 'http://8.8.8.8/', 'https://localhost.example.com/'])(
    '%s is a third party, and is named',
    (url) => {
      expect(privacyOf(url)).toBe('third-party')
      expect(createOpenai({ sttUrl: url }, noLog).label).toBe(new URL(url).hostname)
    },
  )
})
