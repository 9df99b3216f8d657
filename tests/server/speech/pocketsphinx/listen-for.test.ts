import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FormField, ListenFor } from '../../../../contract/types.gen.ts'
import { SURE_CONFIDENCE } from '../../../../rules/limits.ts'
import { createTranscribers, type TranscriberChain } from '../../../../server/speech/transcriber-chain.ts'
import { aField } from '../../../support/builders.ts'
import { speak, VOICES } from '../../../support/voices.ts'
import { aSpokenFile, noLog, unaborted } from '../../support/speech.ts'

const settings = { sttUrl: undefined, sttKey: undefined, sttModel: undefined, sherpaModelDir: undefined }
const fields = [
  aField({ id: 'f1', label: 'How many guests?', type: 'number' }),
  aField({ id: 'f2', label: 'What is your phone number?', type: 'tel' }),
]
const [aNumber] = fields as [FormField]

let transcribers: TranscriberChain
beforeAll(async () => {
  transcribers = await createTranscribers({ ...settings, transcriber: 'pocketsphinx' }, noLog)
})
afterAll(() => transcribers.close())

const hear = (audio: Buffer, listenFor: ListenFor, field = aNumber) =>
  transcribers.transcribe(audio, { field, fields, lang: 'en-US', listenFor }, unaborted())

it.each([
  ['conversation', 'forty two'],
  ['conversation', 'next question'],
  ['conversation', 'go to phone number'],
  ['conversation', 'no i said forty two'],
  ['conversation', 'a bit slower please'],
  ['command', 'could you speak a little louder'],
  ['command', 'go back'],
  ['command', 'yes'],
  ['spelling', 'alpha bravo double zulu dot seven'],
  ['resume', 'go on'],
  ['resume', 'continue'],
  ['resume', 'what can i say'],
] as const)('hears in a %s: %s', async (listenFor, said) => {
  const { text, confidence } = await hear(await aSpokenFile(said, VOICES.rms), listenFor)
  expect(text).toBe(said)
  expect(confidence ?? 1).toBeGreaterThan(SURE_CONFIDENCE)
})

it.each([
  ['email', 'alpha, delta, alpha, at, example, dot, com'],
  ['email', 'b as in bravo, oscar, bravo, seven, two, at, g mail, dot, com'],
  ['url', 'w w w dot sierra, uniform, november, dot, org'],
  ['text', 'capital papa, india, echo, double tango, echo, x ray'],
  ['email', 'help'],
  ['text', 'go back'],
] as const)('hears what is spelled in words for letters: %s, %s', async (type, said) => {
  const { text, confidence } = await hear(await aSpokenFile(said, VOICES.rms), 'spelling', aField({ type }))
  expect(text).toBe(said.replaceAll(',', '').replace('g mail', 'gmail'))
  expect(confidence ?? 1).toBeGreaterThan(SURE_CONFIDENCE)
})

it('hears a command between sentences, and sentences', async () => {
  const text = aField({ type: 'text' })
  const said = async (words: string) => (await hear(await aSpokenFile(words), 'conversation', text)).text
  expect(await said('next question')).toBe('next question')
  expect(await said('the staff were very friendly')).toBe('the staff were very friendly')
})

it.each(['undo', 'skip'])('hears the short command "%s" at a text, though any words might be said', async (said) => {
  const { text } = await hear(await aSpokenFile(said, VOICES.awb), 'conversation', aField({ type: 'text' }))
  expect(text).toBe(said)
})

it('takes no sentence for the command that it begins with', async () => {
  const audio = await aSpokenFile('help with my homework', VOICES.rms)
  expect((await hear(audio, 'conversation', aField({ type: 'text' }))).text).toBe('help with my homework')
})

it.each(['conversation', 'command', 'spelling', 'resume'] as const)(
  'has little confidence in a foreign sentence in a %s',
  async (listenFor) => {
    const audio = await readFile(await speak('No sé qué tengo que decir aquí', { engine: 'espeak-ng', voice: 'es' }))
    expect((await hear(audio, listenFor)).confidence ?? 0).toBeLessThan(SURE_CONFIDENCE)
  },
)
