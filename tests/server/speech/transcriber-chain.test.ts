import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTranscribers } from '../../../server/speech/transcriber-chain.ts'
import { aField } from '../../support/builders.ts'
import { silence } from '../../support/voices.ts'
import { aSpokenFile, noLog, unaborted } from '../support/speech.ts'

const none = { sttUrl: undefined, sttKey: undefined, sttModel: undefined, sherpaModelDir: undefined }
const unreachable = 'http://127.0.0.1:1/inference'

it('tries the endpoint, the local model, the browser and the basic recogniser in this order', async () => {
  const { capabilities, close } = await createTranscribers({ ...none, transcriber: 'auto', sttUrl: unreachable }, noLog)
  expect(capabilities.map(({ id, privacy }) => [id, privacy])).toEqual([
    ['openai', 'our-server'],
    ['browser', 'browser-vendor'],
    ['pocketsphinx', 'our-server'],
  ])
  await close()
})

it.each([
  ['browser', 'browser-vendor'],
  ['simulated', 'simulated'],
] as const)('leaves hearing to the page with %s', async (transcriber, privacy) => {
  const transcribers = await createTranscribers({ ...none, transcriber }, noLog)
  expect(transcribers.capabilities).toEqual([expect.objectContaining({ id: transcriber, privacy })])
  const hints = { field: aField(), lang: 'en-US' }
  await expect(transcribers.transcribe(await readFile(await silence(1)), hints, unaborted())).rejects.toMatchObject({
    statusCode: 503,
  })
})

it('refuses to start with openai and no address', async () => {
  await expect(createTranscribers({ ...none, transcriber: 'openai' }, noLog)).rejects.toThrow(
    'TRANSCRIBER is openai, so STT_URL must say where it is.',
  )
})

it('tries the next transcriber of this site when the first does not answer', async () => {
  const transcribers = await createTranscribers({ ...none, transcriber: 'auto', sttUrl: unreachable }, noLog)
  const hints = { field: aField({ type: 'number' }), lang: 'en-US' }
  const heard = await transcribers.transcribe(await aSpokenFile('seventy eight'), hints, unaborted())
  expect(heard).toMatchObject({ text: 'seventy eight', transcriber: 'pocketsphinx' })
  await transcribers.close()
})

it('sends audio only to the transcriber that the page named', async () => {
  const transcribers = await createTranscribers({ ...none, transcriber: 'auto', sttUrl: 'http://stt.example/' }, noLog)
  const hints = { field: aField({ type: 'number' }), lang: 'en-US' }
  const audio = await aSpokenFile('seventy eight')
  const heard = await transcribers.transcribe(audio, { ...hints, transcriber: 'pocketsphinx' }, unaborted())
  expect(heard).toMatchObject({ text: 'seventy eight', transcriber: 'pocketsphinx' })
  const gone = transcribers.transcribe(audio, { ...hints, transcriber: 'sherpa' }, unaborted())
  await expect(gone).rejects.toMatchObject({ statusCode: 503 })
  await transcribers.close()
})

it('names the host of a service outside, and sends no audio to another than the page named', async () => {
  const transcribers = await createTranscribers(
    { ...none, transcriber: 'openai', sttUrl: 'https://new.invalid/v1/transcriptions' },
    noLog,
  )
  expect(transcribers.capabilities).toEqual([
    { id: 'openai', label: 'new.invalid', privacy: 'third-party', host: 'new.invalid' },
  ])
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ text: 'seventy eight' }))
  const audio = await aSpokenFile('seventy eight')
  const hints = { field: aField({ type: 'number' }), lang: 'en-US', transcriber: 'openai' }
  const hearAt = (host?: string) => transcribers.transcribe(audio, { ...hints, host }, unaborted())
  await expect(hearAt('old.invalid')).rejects.toMatchObject({ statusCode: 503 })
  await expect(hearAt()).rejects.toMatchObject({ statusCode: 503 })
  expect(asked).not.toHaveBeenCalled()
  expect(await hearAt('new.invalid')).toMatchObject({ text: 'seventy eight' })
  vi.restoreAllMocks()
  await transcribers.close()
})

it('does not send silence anywhere', async () => {
  const transcribers = await createTranscribers({ ...none, transcriber: 'openai', sttUrl: unreachable }, noLog)
  const hints = { field: aField(), lang: 'en-US' }
  const heard = await transcribers.transcribe(await readFile(await silence(2)), hints, unaborted())
  expect(heard).toEqual({ text: '', transcriber: 'openai' })
})

it('uses no transcriber that does not know the language, and says so', async () => {
  const transcribers = await createTranscribers({ ...none, transcriber: 'pocketsphinx' }, noLog)
  expect(transcribers.capabilities).toEqual([expect.objectContaining({ id: 'pocketsphinx', languages: ['en'] })])
  const hints = { field: aField({ type: 'number' }), lang: 'es-MX' }
  const heard = transcribers.transcribe(await aSpokenFile('seventy eight'), hints, unaborted())
  await expect(heard).rejects.toMatchObject({
    statusCode: 503,
    message: 'Speech recognition here does not know Español (México). Please type your answer.',
  })
  await transcribers.close()
})

/** Goes away with the test. */
const endpoint = async (answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const sttUrl = `http://127.0.0.1:${typeof address === 'object' && address?.port}/inference`
  return { sttUrl, [Symbol.dispose]: () => void server.close().closeAllConnections() }
}

describe('when the first transcriber', () => {
  const hints = { field: aField({ type: 'number' as const }), lang: 'en-US' }
  it.each([
    ['fails', (_, reply) => void reply.writeHead(502).end('bad gateway')],
    ['takes no recording as long', (_, reply) => void reply.writeHead(413).end('<html>too large</html>')],
    ['breaks off', ({ socket }) => void socket.destroy()],
  ] as [string, RequestListener][])('%s, the next one gets the same recording', async (_, answer) => {
    using stt = await endpoint(answer)
    const transcribers = await createTranscribers({ ...none, transcriber: 'auto', sttUrl: stt.sttUrl }, noLog, 12_000)
    const heard = await transcribers.transcribe(await aSpokenFile('seventy eight'), hints, unaborted())
    expect(heard).toMatchObject({ text: 'seventy eight', transcriber: 'pocketsphinx' })
    await transcribers.close()
  })

  it('never answers, the next one gets the same recording when the time of the first is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const asked = Promise.withResolvers<void>()
    using stt = await endpoint((request) => void request.resume().on('end', asked.resolve))
    const transcribers = await createTranscribers({ ...none, transcriber: 'auto', sttUrl: stt.sttUrl }, noLog, 60_000)
    const heard = transcribers.transcribe(await aSpokenFile('seventy eight'), hints, unaborted())
    await asked.promise
    vi.advanceTimersByTime(60_000)
    expect(await heard).toMatchObject({ text: 'seventy eight', transcriber: 'pocketsphinx' })
    await transcribers.close()
  })

  it('is pinned, no other one is tried', async () => {
    using stt = await endpoint((_, reply) => void reply.writeHead(500).end())
    const transcribers = await createTranscribers({ ...none, transcriber: 'openai', sttUrl: stt.sttUrl }, noLog)
    await expect(transcribers.transcribe(await aSpokenFile('seventy eight'), hints, unaborted())).rejects.toMatchObject(
      {
        statusCode: 503,
      },
    )
  })

  it('and all others take too long, the error comes in time', async () => {
    using stt = await endpoint(() => {})
    const transcribers = await createTranscribers({ ...none, transcriber: 'openai', sttUrl: stt.sttUrl }, noLog, -1000)
    await expect(transcribers.transcribe(await aSpokenFile('seventy eight'), hints, unaborted())).rejects.toMatchObject(
      {
        statusCode: 503,
        message: expect.stringContaining('too long'),
      },
    )
  })
})
