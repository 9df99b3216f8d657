import { writeFile } from 'node:fs/promises'
import { SAMPLE_RATE, writeWav } from '../../../server/speech/audio/wav.ts'
import { cached, silence, sound, speak } from '../../../tests/support/voices.ts'

/** Ordinary sentences; nothing was fitted to them. */
const OTHER_LANGUAGES: Record<string, string[]> = {
  de: ['Ich möchte gerne wissen, wann das Geschäft öffnet', 'Nein, danke', 'Wir wohnen seit drei Jahren in Hamburg'],
  'fr-fr': ['Est-ce que vous pouvez répéter, s’il vous plaît', 'Non merci', 'Ma sœur travaille dans une école'],
  es: ['No entiendo lo que quiere decir', 'Gracias, hasta luego', 'Mi hermano vive cerca de la playa'],
  cmn: ['请问现在几点了', '我想喝一杯茶'],
  ru: ['Где находится ближайшая станция', 'Спасибо, до свидания'],
}
const VARIANTS = ['', '+f2', '+m3']
const OFF_TOPIC = [
  'hold on there is somebody at the door',
  'did you remember to feed the cat',
  'i will be with you in a minute',
  'turn the radio down it is too loud',
]

/** Clips that must put nothing into any field: paths of WAV files, by kind. */
export async function clipsWithoutAnswer(isQuick: boolean): Promise<Record<string, string[]>> {
  const some = <Item>(items: Item[]) => (isQuick ? items.slice(0, 2) : items)
  const foreign = Object.entries(OTHER_LANGUAGES).flatMap(([voice, texts]) =>
    texts.map((text, index) => speak(text, { engine: 'espeak-ng', voice: voice + VARIANTS[index % VARIANTS.length] })),
  )
  return {
    silence: [await silence(3)],
    hum: await Promise.all(some(['sine 50', 'sawtooth 60', 'square 100']).map((effect) => sound(effect, 3))),
    noise: await Promise.all(some(['pinknoise', 'brownnoise', 'whitenoise']).map((effect) => sound(effect, 3))),
    typing: await Promise.all(some([1, 2, 3, 4]).map((seed) => typing(seed))),
    'another language': some(await Promise.all(foreign)),
    'talk off the point': some(
      await Promise.all(OFF_TOPIC.map((text, index) => speak(text, { voice: index % 2 === 0 ? 'rms' : 'awb' }))),
    ),
  }
}

const SECONDS = 3
const CLICK_MS = 12

/** Keys of a keyboard: short bursts of noise that decay, two for each key, at uneven intervals. */
function typing(seed: number): Promise<string> {
  return cached(JSON.stringify(['typing', seed, SECONDS]), async (path) => {
    const samples = new Int16Array(SECONDS * SAMPLE_RATE)
    const random = randomOf(seed)
    for (let at = 0.2; at < SECONDS - 0.3; at += 0.09 + 0.16 * random()) {
      click(samples, at, 9000 * (0.4 + 0.6 * random()), random)
      click(samples, at + 0.05 + 0.03 * random(), 3500, random)
    }
    await writeFile(path, writeWav({ samples, durationMs: SECONDS * 1000 }))
  })
}

function click(samples: Int16Array, seconds: number, loudness: number, random: () => number): void {
  const [from, length] = [Math.round(seconds * SAMPLE_RATE), (CLICK_MS * SAMPLE_RATE) / 1000]
  for (let at = 0; at < length; at += 1)
    samples[from + at] = loudness * Math.exp((-4 * at) / length) * (2 * random() - 1)
}

/** The same clicks every time: Lehmer's generator. */
function randomOf(seed: number): () => number {
  let state = seed * 7919
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
