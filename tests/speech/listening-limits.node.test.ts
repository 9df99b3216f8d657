import { describe, expect, it } from 'vitest'
import type { FieldType } from '../../contract/types.gen.ts'
import { LONG_ANSWER_MS, MAX_AUDIO_MS } from '../../rules/limits.ts'
import { COMMAND_HANG_MS, HANG_MS, PAUSE_FACTORS } from '../../rules/silence-limits.ts'
import { listeningLimits, type Pause } from '../../src/speech/listening-limits.ts'
import { SAMPLE_RATE } from '../../src/speech/pcm.ts'
import { speak, VOICES } from '../support/voices.ts'
import { joined, endpointEventsIn, roomOf, samplesOf, voiceIn } from './support/samples.ts'

const types = Object.keys(HANG_MS) as FieldType[]
const pauses = Object.keys(PAUSE_FACTORS) as Pause[]
const voices = ['slt', 'rms', 'awb'] as const
const cases = types.flatMap((type) =>
  pauses.map((pause, index) => ({
    type,
    pause,
    voice: voices[(types.indexOf(type) + index) % voices.length] ?? 'slt',
  })),
)

/** Words that begin or end softly: most of them is breath. */
const WORDS = ['yes', 'half', 'north', 'six']
/** What is left of the allowed pause, for the breath at both sides of it. */
const SPARE_MS = 150
const ROOM_DB = -66

/** Single words with pauses of one length between them, as a person says them who thinks. */
async function thinking(voice: (typeof voices)[number], pauseMs: number) {
  const words = await Promise.all(WORDS.map(async (word) => voiceIn(await samplesOf(await speak(word, VOICES[voice])))))
  const pause = new Float32Array((pauseMs * SAMPLE_RATE) / 1000)
  const said = joined(words.flatMap((word, index) => (index === 0 ? [word] : [pause, word])))
  const before = new Float32Array(SAMPLE_RATE / 2)
  const after = new Float32Array(10 * SAMPLE_RATE)
  return {
    samples: roomOf(joined([before, said, after]), ROOM_DB),
    endMs: (1000 * (before.length + said.length)) / SAMPLE_RATE,
  }
}

describe('A pause that is allowed', () => {
  it.concurrent.each(cases)('ends no answer to a $type field with a $pause pause, voice $voice', async (spokenCase) => {
    const limits = listeningLimits(spokenCase, spokenCase)
    const { samples, endMs } = await thinking(spokenCase.voice, limits.hangMs - SPARE_MS)
    const [started, ended, ...more] = endpointEventsIn(samples, limits)
    expect([started?.event, ended?.event, more]).toEqual(['speech-started', 'speech-ended', []])
    const late = (ended?.at ?? 0) - endMs - limits.hangMs
    expect(late).toBeGreaterThan(-SPARE_MS)
    expect(late).toBeLessThan(100)
  })

  it('that is longer than allowed ends it', async () => {
    const limits = listeningLimits({ type: 'radio' })
    const { samples, endMs } = await thinking('slt', limits.hangMs + SPARE_MS)
    expect(endpointEventsIn(samples, limits).at(-1)?.at).toBeLessThan(endMs - limits.hangMs)
  })
})

describe('The allowed pause', () => {
  it.each(types)('grows with what the person asks for: %s', (type) => {
    const hangs = pauses.map((pause) => listeningLimits({ type }, { pause }).hangMs)
    expect(hangs).toEqual(hangs.toSorted((a, b) => a - b))
    expect(new Set(hangs).size).toBe(pauses.length)
    expect(listeningLimits({ type }).hangMs).toBe(HANG_MS[type])
  })

  it('is short for commands and long for letters, whatever the field', () => {
    expect(listeningLimits({ type: 'email', listenFor: 'command' }).hangMs).toBe(COMMAND_HANG_MS)
    expect(listeningLimits({ type: 'radio', listenFor: 'spelling' }).hangMs).toBeGreaterThan(HANG_MS.radio)
    const { maxMs } = listeningLimits({ type: 'email', listenFor: 'spelling' })
    expect(maxMs).toBeGreaterThan(listeningLimits({ type: 'email' }).maxMs)
  })

  it('is transcribed from 0.2 s on where a word out of a list is expected, otherwise from 0.3 s on, however long it may be', () => {
    for (const pause of pauses) {
      expect(listeningLimits({ type: 'radio' }, { pause }).pauseMs).toBe(200)
      for (const type of ['number', 'text', 'email'] as const)
        expect(listeningLimits({ type }, { pause }).pauseMs).toBe(300)
    }
  })

  it.each(types)('never records longer than the server takes: %s', (type) => {
    for (const pause of pauses) expect(listeningLimits({ type }, { pause }).maxMs).toBeLessThan(MAX_AUDIO_MS)
  })
})

describe('A button that is held', () => {
  const limits = listeningLimits({ type: 'radio' }, { pause: 'short', isHeld: true })

  it('lets no silence end the answer, before or after the first word', async () => {
    const words = await samplesOf(await speak('yes', { silence: { before: 15, after: 20 } }))
    expect(endpointEventsIn(words, limits).map(({ event }) => event)).toEqual(['speech-started'])
  })

  it('ends at the greatest length all the same', () => {
    const samples = roomOf(new Float32Array((LONG_ANSWER_MS / 1000 + 1) * SAMPLE_RATE), ROOM_DB)
    expect(endpointEventsIn(samples, limits)).toEqual([{ event: 'nothing-heard', at: LONG_ANSWER_MS - 20 }])
  })
})
