import { expect, it } from 'vitest'
import { readWav, writeWav } from '../../../../server/speech/audio/wav.ts'

const wavOf = (seconds: number, change: (file: Buffer) => unknown = () => {}) => {
  const file = writeWav({ samples: new Int16Array(16_000 * seconds), durationMs: seconds * 1000 })
  change(file)
  return file
}
const words = (message: string) => expect.objectContaining({ problems: [expect.objectContaining({ msg: message })] })

it('reads 16-bit PCM of one channel at 16 kHz', async () => {
  const { samples, durationMs } = readWav(wavOf(1))
  expect([samples.length, durationMs]).toEqual([16_000, 1000])
  expect(readWav(wavOf(1).subarray(0, 44 + 50)).durationMs).toBe(2)
})

it('reads a file that begins at an odd address', () => {
  const file = wavOf(1, (bytes) => bytes.writeInt16LE(-300, 44))
  expect(readWav(Buffer.concat([Buffer.alloc(1), file]).subarray(1))).toEqual(readWav(file))
  expect(readWav(file).samples[0]).toBe(-300)
})

it.each([
  ['words', Buffer.from('this is no sound at all, but it is sent as audio/wav')],
  ['another kind of sound', Buffer.from('OggS\0\0\0\0')],
  ['the beginning of a WAV file alone', Buffer.from('RIFF')],
])('refuses %s by its bytes with 415', (_, file) => {
  expect(() => readWav(file)).toThrow(
    expect.objectContaining({ statusCode: 415, message: 'The audio is not a WAV file' }),
  )
})

it.each([
  ['two channels', (file: Buffer) => file.writeUInt16LE(2, 22)],
  ['44.1 kHz', (file: Buffer) => file.writeUInt32LE(44_100, 24)],
  ['8 bits', (file: Buffer) => file.writeUInt16LE(8, 34)],
  ['a compressed form', (file: Buffer) => file.writeUInt16LE(85, 20)],
  ['a broken description', (file: Buffer) => file.writeUInt32LE(4, 16)],
])('refuses %s with 415', (_, change) => {
  const message = 'The audio must be 16-bit PCM, mono, 16 kHz'
  expect(() => readWav(wavOf(1, change))).toThrow(expect.objectContaining({ statusCode: 415, message }))
})

it('refuses nothing at all, and a file without sound', () => {
  expect(() => readWav(Buffer.alloc(0))).toThrow(words('The audio is empty'))
  expect(() => readWav(wavOf(0))).toThrow(words('The audio has no sound in it'))
  expect(() => readWav(wavOf(1).subarray(0, 36))).toThrow(words('The audio has no sound in it'))
})

it('takes 120 seconds and no more', () => {
  expect(readWav(wavOf(120)).durationMs).toBe(120_000)
  expect(() => readWav(wavOf(121))).toThrow(words('The audio is longer than 120 seconds'))
})

it('refuses more than 10 MB with 413', () => {
  expect(() => readWav(Buffer.alloc(10_000_001))).toThrow(expect.objectContaining({ statusCode: 413 }))
})

it('takes a recording whose length was left open, and one that was cut in the middle of a sample', () => {
  expect(readWav(wavOf(1, (file) => file.writeUInt32LE(0xffffffff, 40))).durationMs).toBe(1000)
  expect(readWav(wavOf(1).subarray(0, 44 + 101)).samples).toHaveLength(50)
})
