import { expect, it, vi } from 'vitest'
import type { TranscriberInfo } from '../../../contract/types.gen.ts'
import type { Transcriber } from '../../../src/speech/transcriber.ts'
import { readyTranscribers, transcribersOf } from '../../../src/speech/transcribers/choose.ts'
import { serverTranscriber, type Upload } from '../../../src/speech/transcribers/server.ts'
import { aListening } from '../support/listening-options.ts'

const openai: TranscriberInfo = { id: 'openai', label: 'Whisper', privacy: 'third-party' }
const sherpa: TranscriberInfo = { id: 'sherpa', label: 'Parakeet', privacy: 'our-server' }
const browser: TranscriberInfo = { id: 'browser', label: 'Your browser', privacy: 'browser-vendor' }
const pocketsphinx: TranscriberInfo = { id: 'pocketsphinx', label: 'Basic', privacy: 'our-server' }
const simulated: TranscriberInfo = { id: 'simulated', label: 'Demo', privacy: 'simulated' }

const aServer = () => serverTranscriber(pocketsphinx, vi.fn<Upload>())

const orderOf = (transcribers: TranscriberInfo[]) =>
  transcribersOf({ transcribers }, vi.fn<Upload>()).map(({ id }) => id)

it.each([
  ['the server before the browser', [openai, browser], ['openai', 'browser-local', 'browser']],
  [
    'the browser, local first, before basic recognition',
    [browser, pocketsphinx],
    ['browser-local', 'browser', 'pocketsphinx'],
  ],
  ['only the pinned one', [pocketsphinx], ['pocketsphinx']],
  ['the browser where the server hears nothing', [], ['browser-local', 'browser']],
  [
    'each of the server by its name, at its place',
    [sherpa, browser, pocketsphinx],
    ['sherpa', 'browser-local', 'browser', 'pocketsphinx'],
  ],
  ['the demonstration only where it is named', [simulated], ['simulated']],
])('tries %s', (_, transcribers, order) => {
  expect(orderOf(transcribers)).toEqual(order)
})

it('names the recipient of each, since the server falls back to none with more recipients', () => {
  const tried = transcribersOf({ transcribers: [openai, sherpa] }, vi.fn<Upload>())
  expect(tried.map(({ privacy, label }) => [privacy, label])).toEqual([
    ['third-party', 'Whisper'],
    ['our-server', 'Parakeet'],
  ])
})

it('gives the server the host that was named, so that it sends the audio to no other', async () => {
  const upload = vi.fn<Upload>(async () => ({ text: 'yes', transcriber: 'openai' }))
  const [outside] = transcribersOf({ transcribers: [{ ...openai, host: 'stt.example' }] }, upload)
  await outside?.transcribe?.(new Blob(['RIFF']), { ...aListening().options, lang: 'en-US' })
  expect(upload).toHaveBeenCalledWith(expect.objectContaining({ transcriber: 'openai', host: 'stt.example' }))
})

it('passes over a browser that does not say whether it could', async () => {
  const silent: Transcriber = { ...aServer(), id: 'silent', probe: () => new Promise(() => {}) }
  const ready = await readyTranscribers([silent, aServer()], 'en-US')
  expect(ready.map(({ id }) => id)).toEqual(['pocketsphinx'])
})
