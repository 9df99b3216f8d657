import { describe, expect, it } from 'vitest'
import { listeningLimits } from '../../../src/speech/listening-limits.ts'
import { silence, sound, speak, VOICES } from '../../support/voices.ts'
import {
  allEventsIn,
  endOfVoice,
  endpointEventsIn,
  joined,
  samplesOf,
  voiceIn,
  withSilence,
} from '../support/samples.ts'

const answers = [
  ['radio', 'no'],
  ['radio', 'strongly agree'],
  ['number', 'forty two'],
  ['date', 'the third of march twenty twenty six'],
  ['tel', 'five five five, one two three, four five six seven'],
  ['email', 'john dot smith, at example dot com'],
  ['text', 'I would like to come earlier. The room was too small, and the coffee was cold.'],
] as const
const rooms = [undefined, 15] as const
const spoken = Object.entries(VOICES).flatMap(([name, voice]) =>
  answers.flatMap(([type, text]) => rooms.map((noise) => ({ name, voice, type, text, noise }))),
)

describe('The end of speech', () => {
  it.concurrent.each(spoken)('is found after "$text" for a $type field, voice $name, noise $noise dB', async (clip) => {
    const silenceAround = { before: 0.4, after: 3 }
    const samples = await samplesOf(
      await speak(clip.text, { ...clip.voice, noise: clip.noise, silence: silenceAround }),
    )
    const clean = await samplesOf(await speak(clip.text, { ...clip.voice, silence: silenceAround }))
    const limits = listeningLimits(clip)
    const [started, ended, ...more] = endpointEventsIn(samples, limits)
    expect([started?.event, ended?.event, more]).toEqual(['speech-started', 'speech-ended', []])
    expect(Math.abs((ended?.at ?? 0) - limits.hangMs - endOfVoice(clean))).toBeLessThan(400)
  })

  it.each(['yes', 'blue'])('is found when "%s" is said before the room was ever quiet', async (text) => {
    const samples = await samplesOf(await speak(text, { silence: { before: 0, after: 2 } }))
    expect(endpointEventsIn(samples, listeningLimits({ type: 'radio' })).map(({ event }) => event)).toEqual([
      'speech-started',
      'speech-ended',
    ])
  })

  it('waits longer for what people spell than for an option', async () => {
    const samples = await samplesOf(await speak('p e t e r', { silence: { before: 0.4, after: 3 } }))
    const endFor = (type: 'email' | 'radio') => endpointEventsIn(samples, listeningLimits({ type })).at(-1)?.at ?? 0
    expect(endFor('email') - endFor('radio')).toBe(1200)
  })

  it('comes at the greatest length when a person goes on and on', async () => {
    const samples = await samplesOf(await speak('one two three four five six seven eight nine ten eleven twelve'))
    expect(endpointEventsIn(samples, { hangMs: 800, noSpeechMs: 8000, maxMs: 2000 }).at(-1)).toEqual({
      event: 'too-long',
      at: 1980,
    })
  })
})

const names = (events: { event: string }[]) => events.map(({ event }) => event)

const silenceOf = (seconds: number) => new Float32Array(seconds * 16_000)

describe('A pause', () => {
  const PAUSE_SECONDS = 0.7
  const limits = { hangMs: 1200, pauseMs: 300, noSpeechMs: 8000, maxMs: 30_000 }
  const said = async () => {
    const [first, second] = await Promise.all(
      ['one hundred', 'and twelve'].map(async (words) => voiceIn(await samplesOf(await speak(words)))),
    )
    return joined([
      silenceOf(0.5),
      first ?? silenceOf(0),
      silenceOf(PAUSE_SECONDS),
      second ?? silenceOf(0),
      silenceOf(3),
    ])
  }

  it('is reported, and that the person goes on', async () => {
    const events = allEventsIn(await said(), limits)
    expect(names(events)).toEqual([
      'speech-started',
      'speech-paused',
      'speech-resumed',
      'speech-paused',
      'speech-ended',
    ])
    const [, , , paused, ended] = events
    expect((ended?.at ?? 0) - (paused?.at ?? 0)).toBe(limits.hangMs - limits.pauseMs)
  })

  it('ends the answer at once when that much silence is known to be enough', async () => {
    const events = allEventsIn(await said(), limits, 400)
    expect(names(events)).toEqual(['speech-started', 'speech-paused', 'speech-ended'])
  })

  it('is as long as any when the one before was longer', async () => {
    const [, , , paused, ended] = allEventsIn(await said(), limits, 1680)
    expect((ended?.at ?? 0) - (paused?.at ?? 0)).toBe(limits.hangMs - limits.pauseMs)
  })

  it('is reported only where it is wanted', async () => {
    const { pauseMs: _, ...plain } = limits
    expect(names(allEventsIn(await said(), plain))).toEqual(['speech-started', 'speech-ended'])
  })
})

describe('Nothing is heard', () => {
  const sounds = ['whitenoise', 'pinknoise', 'brownnoise', 'sine 440', 'sine 50 sine 100', 'sine 200-4000']

  it.each(sounds)('in %s', async (effect) => {
    const samples = withSilence(await samplesOf(await sound(effect, 6)), 3)
    expect(endpointEventsIn(samples, listeningLimits({ type: 'text' }))).toEqual([{ event: 'nothing-heard', at: 7980 }])
  })

  it('in speech that is too long for the words that are waited for', async () => {
    const resting = listeningLimits({ type: 'text', listenFor: 'resume' })
    const talk = await speak('we should ask the neighbours whether they would like to come along on Sunday')
    expect(endpointEventsIn(await samplesOf(talk), resting).map(({ event }) => event)).toEqual([
      'speech-started',
      'nothing-heard',
    ])
    const short = withSilence(await samplesOf(await speak('go on')), 3)
    expect(endpointEventsIn(short, resting).map(({ event }) => event)).toEqual(['speech-started', 'speech-ended'])
  })

  it('in silence', async () => {
    expect(endpointEventsIn(await samplesOf(await silence(9)), listeningLimits({ type: 'text' }))).toEqual([
      { event: 'nothing-heard', at: 7980 },
    ])
  })

  it('in the clicks of a keyboard', async () => {
    const click = await samplesOf(await sound('whitenoise', 0.04))
    const keys = new Float32Array(9 * 16_000)
    for (let at = 0; at < keys.length; at += 4000) keys.set(click, at)
    expect(endpointEventsIn(keys, listeningLimits({ type: 'text' })).map(({ event }) => event)).toEqual([
      'nothing-heard',
    ])
  })
})
