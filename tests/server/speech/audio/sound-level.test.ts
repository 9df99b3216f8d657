import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { isSilence } from '../../../../server/speech/audio/sound-level.ts'
import { readWav } from '../../../../server/speech/audio/wav.ts'
import { silence, sound, speak, VOICES } from '../../../support/voices.ts'

const read = async (path: Promise<string>) => readWav(await readFile(await path))

it.each(['pinknoise', 'whitenoise', 'brownnoise', 'sine 440', 'sine 50', 'square 200'])(
  'knows %s as silence',
  async (effect) => {
    expect(isSilence(await read(sound(effect, 2)))).toBe(true)
  },
)

it('knows silence as silence, and one short word as speech, in noise too', async () => {
  expect(isSilence(await read(silence(2)))).toBe(true)
  for (const noise of [undefined, 15, 5])
    expect(isSilence(await read(speak('no', { ...VOICES.awb, ...(noise && { noise }) })))).toBe(false)
})
