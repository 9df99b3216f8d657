import { describe, expect, it } from 'vitest'
import { Interruption } from '../../../src/speech/endpoint/interruption.ts'
import { FRAME_MS } from '../../../src/speech/pcm.ts'
import { mixed, sound, speak, VOICES } from '../../support/voices.ts'
import { framesOf, samplesOf } from '../support/samples.ts'

const PROMPT =
  'Question two of five. How many people came. Count everybody who was with you on that day, also the children and the guide.'
const PERSON_AFTER = 4
const SECONDS = 9

const heard = async (path: Promise<string>, volume: number, after = 0.2) => ({ path: await path, after, volume })
const page = (volume: number, voice = VOICES.american) =>
  heard(speak(PROMPT, { ...voice, silence: { before: 0, after: 0 } }), volume)
const person = (words: string, voice: (typeof VOICES)[keyof typeof VOICES]) =>
  heard(speak(words, { ...voice, silence: { before: 0, after: 0 } }), 1, PERSON_AFTER)

type Sound = Awaited<ReturnType<typeof heard>>

/** When a person is found to speak, and when they began, in seconds; undefined when nobody is. */
async function interruptionIn(sounds: Sound[], detector = new Interruption()) {
  detector.readingBegan()
  for (const [index, frame] of framesOf(await samplesOf(await mixed(sounds, SECONDS))).entries()) {
    const since = detector.process(frame)
    if (since !== undefined) return { at: (index * FRAME_MS) / 1000, from: ((index - since) * FRAME_MS) / 1000 }
  }
  return undefined
}

const left = [
  ['nothing', 0],
  ['a trace', 0.01],
  ['a quiet echo', 0.05],
] as const
const words = ['forty two', 'yes', 'the library please', 'next'] as const
const speaking = left.flatMap(([echo, volume]) =>
  words.flatMap((said) => (['slt', 'rms', 'british'] as const).map((voice) => ({ echo, volume, said, voice }))),
)

describe('A person who interrupts', () => {
  it.concurrent.each(speaking)(
    'is found over $echo of the page: "$said" by $voice',
    async ({ volume, said, voice }) => {
      const found = await interruptionIn([await page(volume), await person(said, VOICES[voice])])
      expect(found?.from).toBeGreaterThan(PERSON_AFTER - 0.1)
      expect(found?.from).toBeLessThan(PERSON_AFTER + 0.35)
      expect(found?.at).toBeLessThan(PERSON_AFTER + 0.8)
    },
  )
})

describe('Nobody interrupts', () => {
  it.concurrent.each(
    [0.01, 0.05, 0.2, 0.7].flatMap((volume) =>
      (['american', 'slt', 'woman', 'awb'] as const).map((voice) => ({ volume, voice })),
    ),
  )('where the page itself is heard at $volume, voice $voice', async ({ volume, voice }) => {
    expect(await interruptionIn([await page(volume, VOICES[voice] as typeof VOICES.american)])).toBeUndefined()
  })

  it.concurrent.each(['sine 440', 'pinknoise', 'whitenoise', 'brownnoise'])(
    'where something else sounds: %s',
    async (effect) => {
      const found = await interruptionIn([await page(0.02), await heard(sound(effect, 2), 1, PERSON_AFTER)])
      expect(found).toBeUndefined()
    },
  )

  it.concurrent('by a cough', async () => {
    const cough = await heard(sound('pinknoise', 0.18), 1, PERSON_AFTER)
    expect(await interruptionIn([await page(0.02), cough])).toBeUndefined()
  })

  it('before the reading sounds, since nothing is known of its loudness', async () => {
    const detector = new Interruption()
    for (const frame of framesOf(await samplesOf(await speak('forty two', VOICES.slt))))
      expect(detector.process(frame)).toBeUndefined()
  })

  it('at a loudness that earlier readings had', async () => {
    const first = new Interruption()
    await interruptionIn([await page(0.2)], first)
    expect(
      await interruptionIn([await heard(speak(PROMPT, VOICES.american), 0.25, 1)], new Interruption(first.echoDb)),
    ).toBeUndefined()
  })
})
