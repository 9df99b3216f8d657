import { expect, it, vi } from 'vitest'
import type { TranscriberInfo } from '../../contract/types.gen.ts'
import { transcribersOf } from '../../src/speech/transcribers/choose.ts'
import type { Upload } from '../../src/speech/transcribers/server.ts'

const openai: TranscriberInfo = { id: 'openai', label: 'Whisper', privacy: 'third-party' }
const sherpa: TranscriberInfo = { id: 'sherpa', label: 'Parakeet', privacy: 'our-server' }
const browser: TranscriberInfo = { id: 'browser', label: 'Your browser', privacy: 'browser-vendor' }
const pocketsphinx: TranscriberInfo = { id: 'pocketsphinx', label: 'Basic', privacy: 'our-server' }
const simulated: TranscriberInfo = { id: 'simulated', label: 'Demo', privacy: 'simulated' }

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
    'the server once, since it chooses among its own',
    [sherpa, browser, pocketsphinx],
    ['sherpa', 'browser-local', 'browser'],
  ],
  ['the demonstration only where it is named', [simulated], ['simulated']],
])('tries %s', (_, transcribers, order) => {
  expect(orderOf(transcribers)).toEqual(order)
})

it('says that an outside service hears when the server may ask one', () => {
  const [first] = transcribersOf({ transcribers: [sherpa, openai] }, vi.fn<Upload>())
  expect(first).toMatchObject({ privacy: 'third-party', label: 'Whisper' })
})
