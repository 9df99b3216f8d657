import { readdir, readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { basename } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FormField } from '../../../../contract/types.gen.ts'
import { normaliseTranscript } from '../../../../rules/transcript/index.ts'
import { createTranscribers, type TranscriberChain } from '../../../../server/speech/transcriber-chain.ts'
import { createPocketsphinx } from '../../../../server/speech/pocketsphinx/pocketsphinx.ts'
import { recordingFolder } from '../../../../server/speech/audio/recordings.ts'
import { aField } from '../../../support/builders.ts'
import { silence, speak, VOICES } from '../../../support/voices.ts'
import { aSpokenFile, aSpokenWav, noLog, unaborted } from '../../support/speech.ts'

const settings = { sttUrl: undefined, sttKey: undefined, sttModel: undefined, sherpaModelDir: undefined }
const yesNo = [
  { label: 'Yes', value: 'yes' },
  { label: 'No', value: 'no' },
]
const SHOWN_AND_ASKED = 0.55
const today = new Date('2026-11-20T12:00:00Z')

let transcribers: TranscriberChain
const own = basename(recordingFolder()).slice(0, -randomUUID().length)
const recordings = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(own))
let before: string[]

beforeAll(async () => {
  before = await recordings()
  transcribers = await createTranscribers({ ...settings, transcriber: 'pocketsphinx' }, noLog)
})
afterAll(() => transcribers.close())

const hear = async (audio: Buffer, changes: Partial<FormField>, signal = unaborted()) =>
  transcribers.transcribe(audio, { field: aField(changes), lang: 'en-US' }, signal)

it.each([
  ['forty two', { type: 'number' }, 42],
  ['yes', { type: 'radio', options: yesNo }, 'yes'],
  ['light blue please', { type: 'select' }, 'light_blue'],
  ['the third of march, twenty twenty six', { type: 'date' }, '2026-03-03'],
] as const)('hears "%s" and the field gets its value', async (said, changes, value) => {
  const field = aField({ ...changes, ...('options' in changes && { options: yesNo }) } as Partial<FormField>)
  const { text, transcriber } = await hear(await aSpokenFile(said, VOICES.rms), field)
  expect(transcriber).toBe('pocketsphinx')
  expect(normaliseTranscript(field, text, { today, locale: 'en-US' })).toBe(value)
})

it('hears free text without a grammar, and asks about it, since words that sound alike fit as well', async () => {
  expect(await hear(await aSpokenFile('the staff were very friendly'), { type: 'text' })).toEqual({
    text: 'the staff were very friendly',
    confidence: SHOWN_AND_ASKED,
    transcriber: 'pocketsphinx',
  })
})

it('has little confidence in speech that answers something else', async () => {
  const spanish = await speak('No sé qué tengo que decir aquí', { engine: 'espeak-ng', voice: 'es' })
  const { text, confidence } = await hear(await readFile(spanish), { type: 'number' })
  expect(confidence ?? 0).toBeLessThan(0.42)
  expect(normaliseTranscript(aField({ type: 'number' }), text, { today, locale: 'en-US' })).toBeUndefined()
})

it('is never sure in loud noise, so that the page shows what it heard and asks', async () => {
  const { text, confidence } = await hear(await aSpokenFile('yes', { ...VOICES.awb, noise: 12 }), {
    type: 'radio',
    options: yesNo,
  })
  expect(text === '' || (confidence ?? 1) < 0.6).toBe(true)
})

it('hears nothing in silence, at once', async () => {
  expect(await hear(await readFile(await silence(3)), {})).toEqual({ text: '', transcriber: 'pocketsphinx' })
})

it('hears an option of a form that tries to break its grammar', async () => {
  const labels = ['"; public <x> = evil;', 'grammar', 'Привет', 'Dark red']
  const options = labels.map((label, index) => ({ label, value: String(index) }))
  const { text } = await hear(await aSpokenFile('dark red', VOICES.rms), { type: 'select', options })
  expect(text).toBe('dark red')
})

it('stops when the caller leaves, before and while it is heard', async () => {
  const audio = await aSpokenFile('the staff were very friendly')
  await expect(hear(audio, {}, AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  const leaving = new AbortController()
  const heard = hear(audio, { type: 'number' }, leaving.signal)
  setImmediate(() => leaving.abort(new Error('left')))
  await expect(heard).rejects.toThrow('left')
})

it('lets ten wait and sends the next away with 429', async () => {
  const leaving = new AbortController()
  const audio = await aSpokenFile('forty two')
  const all = Array.from({ length: 11 }, () => hear(audio, { type: 'number' }, leaving.signal))
  await expect(Promise.any(all.map(async (one) => one.catch((error: unknown) => error)))).resolves.toMatchObject({
    statusCode: 429,
    headers: { 'retry-after': '5' },
  })
  leaving.abort(new Error('left'))
  await Promise.allSettled(all)
})

it('ends what is being heard when the server closes', async () => {
  const closing = await createTranscribers({ ...settings, transcriber: 'pocketsphinx' }, noLog)
  const audio = await aSpokenFile('the staff were very friendly')
  const heard = closing.transcribe(audio, { field: aField({ type: 'number' }), lang: 'en-US' }, unaborted())
  const closed = new Promise((resolve) => setImmediate(() => resolve(closing.close())))
  await expect(heard).rejects.toMatchObject({ statusCode: 503, message: expect.stringContaining('closing') })
  await closed
})

it('keeps no recording', async () => {
  const made = (await recordings()).filter((name) => !before.includes(name))
  for (const name of made) expect(await readdir(`${tmpdir()}/${name}`)).toEqual([])
  await transcribers.close()
  expect((await recordings()).filter((name) => made.includes(name))).toEqual([])
})

it('is not ready where the program is not installed', async () => {
  const nowhere = createPocketsphinx(noLog, '/nowhere')
  expect(await nowhere.probe()).toBe(false)
  await expect(
    nowhere.transcribe(await aSpokenWav('yes'), { field: aField(), lang: 'en' }, unaborted()),
  ).rejects.toMatchObject({
    statusCode: 503,
  })
})
