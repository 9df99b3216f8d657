import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DOUBTFUL_CONFIDENCE } from '../../../../rules/limits.ts'
import { createOpenai } from '../../../../server/speech/openai/openai.ts'
import { readWav } from '../../../../server/speech/audio/wav.ts'
import { aField } from '../../../support/builders.ts'
import { aSpokenWav, noLog, unaborted } from '../../support/speech.ts'

type Received = { fields: Record<string, string>; file: Buffer; authorization: string | undefined }
type Given = { status?: number; body: unknown; headers?: Record<string, string> }
type Answer = (received: Received) => Given | Promise<never>

let endpoint: FastifyInstance
let received: Received[]
let answer: Answer

/** A transcription endpoint that really takes the form apart. */
beforeEach(async () => {
  received = []
  answer = () => ({ body: { text: ' Forty two. ' } })
  endpoint = Fastify({ forceCloseConnections: true })
  endpoint.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) =>
      new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData(),
  )
  endpoint.post<{ Body: FormData }>('/v1/audio/transcriptions', async ({ body: form, headers }, reply) => {
    const file = form.get('file')
    const fields = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
    received.push({ fields, file: bytes, authorization: headers.authorization })
    const { status = 200, body, headers: more = {} } = await answer(received.at(-1)!)
    return reply.code(status).headers(more).send(body)
  })
  await endpoint.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => endpoint.close())

const sttUrl = () => `${endpoint.listeningOrigin}/v1/audio/transcriptions`
const hear = async (settings: object = {}, signal = unaborted()) => {
  const options = [
    { label: 'Dark red', value: 'dark_red' },
    { label: 'Blue', value: 'blue' },
  ]
  const hints = { field: aField({ type: 'select', options }), lang: 'en-GB' }
  return createOpenai({ sttUrl: sttUrl(), ...settings }, noLog, 2000).transcribe(
    await aSpokenWav('dark red'),
    hints,
    signal,
  )
}

it('sends the recording, the model, the language and the labels of the options, with the key', async () => {
  expect(await hear({ sttKey: 'k-1', sttModel: 'large-v3' })).toEqual({ text: 'Forty two.' })
  expect(received).toHaveLength(1)
  const [{ fields, file, authorization }] = received as [Received]
  expect(authorization).toBe('Bearer k-1')
  expect(fields).toMatchObject({ model: 'large-v3', language: 'en', prompt: 'Dark red, Blue' })
  expect(readWav(file).durationMs).toBeGreaterThan(500)
})

it('takes the confidence from the segments of a verbose answer', async () => {
  answer = () => ({ body: { text: 'Blue', segments: [{ avg_logprob: -0.1, no_speech_prob: 0.01 }] } })
  expect(await hear()).toEqual({ text: 'Blue', confidence: 0.9 })
})

it.each([
  ['texts', { alternatives: ['Blue', 'blew', 'glue', 'blew'] }],
  ['records', { hypotheses: [{ text: 'blew', score: -2 }, { transcript: 'glue' }, { score: 1 }, null] }],
  ['records with what nobody says', { n_best: [{ text: '<html>' }, 'blew', '', 'glue'] }],
])('gives what else the model may have heard, from %s', async (_, more) => {
  answer = () => ({ body: { text: ' Blue', ...more } })
  expect(await hear()).toEqual({ text: 'Blue', alternatives: ['blew', 'glue'] })
})

it('asks again for the short form when the long one is refused', async () => {
  answer = ({ fields }) =>
    fields['response_format'] === 'json' ? { body: { text: 'Blue' } } : { status: 400, body: { error: 'unsupported' } }
  expect(await hear()).toEqual({ text: 'Blue' })
})

it('takes plain text for an answer', async () => {
  answer = () => ({ body: 'Blue\n' })
  expect(await hear()).toEqual({ text: 'Blue' })
})

it.each([null, '', false])('takes an error that is %j for none', async (error) => {
  answer = () => ({ body: { text: 'Blue', error } })
  expect(await hear()).toEqual({ text: 'Blue' })
})

it('hears nothing where the model itself doubts that somebody spoke', async () => {
  answer = () => ({ body: { text: 'Blue', segments: [{ avg_logprob: -1.4, no_speech_prob: 0.9 }] } })
  expect(await hear()).toEqual({ text: '' })
})

it.each([
  ['refuses the key', { status: 401, body: { error: 'no' } }],
  ['fails', { status: 500, body: 'oops' }],
  ['answers an error with status 200', { body: { error: 'failed to read audio' } }],
  ['answers an error beside an empty text', { body: { text: '', error: 'overloaded' } }],
  ['answers an error beside some words', { body: { text: 'Blue', error: { message: 'out of memory' } } }],
  [
    'answers with a page of its proxy',
    { body: '<html><body>Bad gateway</body></html>', headers: { 'content-type': 'text/html' } },
  ],
  ['answers with a page that is called a text', { body: '<!DOCTYPE html><title>Sign in</title>' }],
  ['answers with an error in XML', { body: '<?xml version="1.0"?>\n<Error><Code>AccessDenied</Code></Error>' }],
  ['answers with a link to another page', { body: '<a href="https://stt.example/login">Moved</a>' }],
  ['answers with words in italics', { body: { text: '<i>hello</i>' } }],
  ['answers with the end of a paragraph', { body: { text: 'hello</p>' } }],
  ['answers with a line break', { body: { text: 'hello<br/>there' } }],
  ['answers with a tag of a name of its own', { body: { text: '<my-tag>hello' } }],
  ['answers with markup that is escaped', { body: { text: '&lt;b&gt;hello&lt;/b&gt;' } }],
  ['takes it for later', { status: 202, body: '' }],
  ['answers without any content', { status: 204, body: '' }],
  ['answers with an empty text', { body: '' }],
  ['answers with half a list', { body: '[{"text": "Bl' }],
  ['answers with half an answer', { body: '{"text": "Bl', headers: { 'content-type': 'application/json' } }],
  ['answers with far more than was said', { body: 'the same again and '.repeat(60) }],
  ['answers with more than can be said in a second', { body: { text: 'and so on '.repeat(16) } }],
  ['answers with a word that nobody says', { body: { text: 'a'.repeat(81) } }],
  ['answers with a word that nobody says among others', { body: `Blue ${'b4'.repeat(45)}, please` }],
  ['answers without end', { body: 'x'.repeat(1_000_001) }],
  ['answers with a picture', { body: 'PNG', headers: { 'content-type': 'image/png' } }],
  ['answers with events', { body: 'data: {"text":"Blue"}\n\n', headers: { 'content-type': 'text/event-stream' } }],
  ['answers with subtitles', { body: '1\n00:00:00,000 --> 00:00:02,000\nBlue\n' }],
  ['answers with characters that no person says', { body: { text: 'Bl\u0000ue' } }],
  ['answers with bytes that are no text', { body: Buffer.from([0x42, 0xff, 0xfe]) }],
  ['answers with the status of its proxy', { body: '502 Bad Gateway' }],
  ['answers with the line of a status', { body: 'HTTP/1.1 503 Service Unavailable\r\n' }],
  ['answers that it is not available', { body: 'Service Unavailable' }],
  ['answers that it found nothing', { body: '404 page not found\n404 Not Found' }],
  [
    'answers that its proxy reached nobody',
    { body: 'upstream connect error or disconnect/reset before headers. reset reason: connection failure' },
  ],
  ['answers that it is asked too often', { body: 'Rate limit exceeded, please retry after 20 seconds' }],
  ['answers that it is asked too often in other words', { body: 'Too many requests, please try again later.' }],
  ['answers with an error as a string', { body: '"Internal Server Error"' }],
  ['sends the audio elsewhere', { status: 307, body: '' }],
])('is not available when the endpoint %s', async (_, given) => {
  answer = () => given
  await expect(hear()).rejects.toMatchObject({
    statusCode: 503,
    message: 'The speech recogniser is not available right now. Please type your answer.',
  })
})

it('is not available when the endpoint is unreachable, or does not answer in time', async () => {
  await expect(hear({ sttUrl: 'http://127.0.0.1:1/inference' })).rejects.toMatchObject({ statusCode: 503 })
  answer = () => new Promise<never>(() => {})
  await expect(hear()).rejects.toMatchObject({ statusCode: 503 })
})

it('logs why the endpoint cannot be reached, and of its address the host alone', async () => {
  const logged: object[] = []
  const log = { info: () => {}, warn: (about: object) => void logged.push(about) }
  const hints = { field: aField(), lang: 'en' }
  const hearAt = async (url: string) =>
    createOpenai({ sttUrl: url }, log).transcribe(await aSpokenWav('yes'), hints, unaborted())
  await expect(hearAt('http://127.0.0.1:1/?key=secret')).rejects.toMatchObject({ statusCode: 503 })
  await expect(hearAt('http://me:secret@127.0.0.1/')).rejects.toMatchObject({ statusCode: 503 })
  expect(logged).toEqual([
    { host: '127.0.0.1', reason: expect.any(String) },
    { host: '127.0.0.1', reason: 'TypeError' },
  ])
})

it.each([
  [401, {}, /refuses the key: check STT_KEY/],
  [403, {}, /check STT_KEY and STT_MODEL/],
  [404, {}, /check STT_URL and STT_MODEL/],
  [405, {}, /the whole address/],
  [413, {}, /no recording of this length/],
  [415, {}, /takes no WAV file/],
  [422, {}, /check STT_MODEL/],
  [429, {}, /too often/],
  [418, {}, /refuses the recording/],
  [302, { location: 'https://other.example/?key=secret' }, /leads to another address/],
  [500, {}, /STT_URL fails/],
  [502, {}, /STT_URL fails/],
])(
  'logs what the operator can do when the endpoint answers %i, without what it says',
  async (status, headers, advice) => {
    answer = () => ({ status, body: '<p>secret: "dark red"</p>', headers: { ...headers, 'retry-after': '0' } })
    const logged: unknown[][] = []
    const log = { info: () => {}, warn: (...about: unknown[]) => void logged.push(about) }
    const transcriber = createOpenai({ sttUrl: `${sttUrl()}?key=secret`, sttKey: 'secret' }, log, 2000)
    await expect(hearText(transcriber)).rejects.toThrow(/type your answer/)
    expect(logged).toEqual([[{ host: '127.0.0.1', status }, expect.stringMatching(advice)]])
    expect(JSON.stringify(logged)).not.toContain('secret')
  },
)

it.each([
  ['a page', '<html>secret</html>', 'text/html'],
  ['half an answer', '{"text": "sec', 'application/json'],
])('logs that the endpoint answers with no transcript but %s', async (_, body, contentType) => {
  answer = () => ({ body, headers: { 'content-type': contentType } })
  const logged: unknown[][] = []
  const log = { info: () => {}, warn: (...about: unknown[]) => void logged.push(about) }
  await expect(hearText(createOpenai({ sttUrl: sttUrl() }, log, 2000))).rejects.toMatchObject({ statusCode: 503 })
  expect(logged).toEqual([
    [
      { host: '127.0.0.1', status: 200, contentType: expect.stringContaining(contentType) },
      expect.stringMatching(/no transcript/),
    ],
  ])
})

it('says that it was too long where the endpoint takes no more, which another recogniser may', async () => {
  answer = () => ({ status: 413, body: '<html>Request Entity Too Large</html>' })
  await expect(hear()).rejects.toMatchObject({ statusCode: 413, message: expect.stringContaining('fewer words') })
})

it('stops when the caller leaves', async () => {
  const leaving = new AbortController()
  answer = () => {
    leaving.abort(new Error('left'))
    return new Promise<never>(() => {})
  }
  await expect(hear({}, leaving.signal)).rejects.toThrow('left')
})

const GERMAN_NUMBER = 'siebenhundertsiebenundsiebzigtausendsiebenhundertsiebenundsiebzig'
const LONG_ADDRESS = `example.com/${'a'.repeat(85)}`

it.each([
  ['a note that nothing was said', '[BLANK_AUDIO]\n', ''],
  ['a line without words', '\n', ''],
  ['what somebody is quoted with', '"Blue," she said.', '"Blue," she said.'],
  ['a text in quotes', '"Blue"', 'Blue'],
  ['a mark of the model between words', '<|en|> dark <unk> red</s>', 'dark red'],
  ['less and greater, which are no tags', 'a < b and c > d', 'a < b and c > d'],
  ['a comparison', '3 < 5', '3 < 5'],
  ['a heart', 'you <3', 'you <3'],
  ['the longest number in German', GERMAN_NUMBER, GERMAN_NUMBER],
  ['a long address', LONG_ADDRESS, LONG_ADDRESS],
  ['a sentence in a script without spaces', '東京都千代田区'.repeat(12), '東京都千代田区'.repeat(12)],
])('takes plain text that is %s for an answer', async (_, body, text) => {
  answer = () => ({ body, headers: { 'content-type': 'text/plain' } })
  expect(await hear()).toEqual({ text })
})

it('takes a number as plain text', async () => {
  answer = () => ({ body: '42', headers: { 'content-type': 'text/plain' } })
  expect(await hear()).toEqual({ text: '42' })
})

it('sends no recording twice to an endpoint that refused the long form once', async () => {
  answer = ({ fields }) =>
    fields['response_format'] === 'json' ? { body: { text: 'Blue' } } : { status: 400, body: { error: 'unsupported' } }
  const transcriber = createOpenai({ sttUrl: sttUrl() }, noLog, 2000)
  const audio = await aSpokenWav('blue')
  const hints = { field: aField(), lang: 'en' }
  for (let times = 0; times < 3; times += 1) await transcriber.transcribe(audio, hints, unaborted())
  expect(received.map(({ fields }) => fields['response_format'])).toEqual(['verbose_json', 'json', 'json', 'json'])
})

const formats = () => received.map(({ fields }) => fields['response_format'])

it.each([400, 422])('sends no recording twice to an endpoint that refuses either form with %d', async (status) => {
  answer = () => ({ status, body: { error: 'no' } })
  const transcriber = createOpenai({ sttUrl: sttUrl() }, noLog, 2000)
  for (let times = 0; times < 3; times += 1)
    await expect(hearText(transcriber)).rejects.toMatchObject({ statusCode: 503 })
  expect(formats()).toEqual(['verbose_json', 'json', 'json', 'json'])
})

it('asks for the long form again once an endpoint that refused either takes recordings', async () => {
  let refuses = true
  answer = () => (refuses ? { status: 400, body: { error: 'no' } } : { body: { text: 'Blue' } })
  const transcriber = createOpenai({ sttUrl: sttUrl() }, noLog, 2000)
  await expect(hearText(transcriber)).rejects.toMatchObject({ statusCode: 503 })
  refuses = false
  for (let times = 0; times < 2; times += 1) expect(await hearText(transcriber)).toEqual({ text: 'Blue' })
  expect(formats()).toEqual(['verbose_json', 'json', 'json', 'verbose_json'])
})

it('still finds out that an endpoint knows only the short form after it has refused either', async () => {
  let refuses = true
  answer = ({ fields }) =>
    refuses || fields['response_format'] === 'verbose_json'
      ? { status: 400, body: { error: 'no' } }
      : { body: { text: 'Blue' } }
  const transcriber = createOpenai({ sttUrl: sttUrl() }, noLog, 2000)
  await expect(hearText(transcriber)).rejects.toMatchObject({ statusCode: 503 })
  refuses = false
  for (let times = 0; times < 3; times += 1) expect(await hearText(transcriber)).toEqual({ text: 'Blue' })
  expect(formats()).toEqual(['verbose_json', 'json', 'json', 'verbose_json', 'json', 'json'])
})

const busy: Given = { status: 429, body: { error: 'rate limit' }, headers: { 'retry-after': '0' } }

it('waits where the endpoint is busy for a moment', async () => {
  answer = () => (received.length === 1 ? busy : { body: { text: 'Blue' } })
  expect(await hear()).toEqual({ text: 'Blue' })
})

it.each([500, 502, 503, 504])('asks once more where the endpoint fails with %d for a moment', async (status) => {
  const failing: Given = { status, body: 'oops', headers: { 'retry-after': '0' } }
  answer = () => (received.length === 1 ? failing : { body: { text: 'Blue' } })
  expect(await hear()).toEqual({ text: 'Blue' })
})

it.each(['', '-5', 'soon'])('waits for a second where the endpoint names the pause %j', async (pause) => {
  answer = () => (received.length === 1 ? { ...busy, headers: { 'retry-after': pause } } : { body: { text: 'Blue' } })
  const from = performance.now()
  await hear()
  expect(performance.now() - from).toBeGreaterThan(900)
})

it.each([
  ['still busy', '0', 2, '5'],
  ['busy for some time', '8', 1, '8'],
  ['busy for a minute', '60', 1, '60'],
  ['busy for long', '3600', 1, '3600'],
])('says so, and for how long, where the endpoint is %s', async (_, named, sent, seconds) => {
  answer = () => ({ ...busy, headers: { 'retry-after': named } })
  await expect(hear()).rejects.toMatchObject({
    statusCode: 429,
    headers: { 'retry-after': seconds },
    message: expect.stringContaining('try again in a moment'),
  })
  expect(received).toHaveLength(sent)
})

const closed: Given = { status: 503, body: 'Service Unavailable' }

it.each([
  ['for some time', '8', 429],
  ['for a minute', '60', 429],
  ['for long', '3600', 503],
])('says that the endpoint is busy where it is closed for a minute at most: %s', async (_, named, statusCode) => {
  answer = () => ({ ...closed, headers: { 'retry-after': named } })
  const headers = statusCode === 429 ? { 'retry-after': named } : {}
  await expect(hear()).rejects.toMatchObject({ statusCode, headers })
  expect(received).toHaveLength(1)
})

it('is not available where the endpoint is closed and does not say for how long', async () => {
  answer = () => closed
  await expect(hear()).rejects.toMatchObject({ statusCode: 503, headers: {} })
})

const hearText = async (transcriber: ReturnType<typeof createOpenai>) =>
  transcriber.transcribe(await aSpokenWav('blue'), { field: aField(), lang: 'en' }, unaborted())

it('takes no plain text from an endpoint that has answered with JSON: its proxy says so', async () => {
  const transcriber = createOpenai({ sttUrl: sttUrl() }, noLog, 2000)
  await hearText(transcriber)
  answer = () => ({ body: 'We will be back soon' })
  await expect(hearText(transcriber)).rejects.toMatchObject({ statusCode: 503 })
})

it('doubts plain text in a text, where any words are an answer', async () => {
  answer = () => ({ body: 'The key was not found' })
  const transcriber = createOpenai({ sttUrl: sttUrl() }, noLog, 2000)
  expect(await hearText(transcriber)).toEqual({ text: 'The key was not found', confidence: DOUBTFUL_CONFIDENCE })
})
