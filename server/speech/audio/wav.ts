import { endianness } from 'node:os'
import { MAX_AUDIO_BYTES, MAX_AUDIO_MS } from '../../../rules/limits.ts'
import { HttpError, Unprocessable } from '../../http/errors.ts'

export const SAMPLE_RATE = 16_000
const HEADER_BYTES = 44
const PCM = 1
const EXTENSIBLE = 0xfffe

/** One recording: 16-bit samples of one channel, 16,000 a second. */
export interface Wav {
  samples: Int16Array
  /** Whole milliseconds, as timers need them. */
  durationMs: number
}

/**
 * Reads a RIFF/WAVE file by its bytes, whatever it is called.
 * @throws {HttpError} 413 above 10 MB, 415 when it is no WAV file of 16-bit PCM, mono, 16 kHz
 * @throws {Unprocessable} when it is empty, broken off, or longer than 120 s
 */
export function readWav(file: Buffer): Wav {
  if (file.length > MAX_AUDIO_BYTES) throw new HttpError(413, 'The audio is larger than 10 MB')
  if (file.length === 0) throw refused('The audio is empty')
  const { format, data } = chunksOf(file)
  if (!format || !isOurFormat(format)) throw new HttpError(415, 'The audio must be 16-bit PCM, mono, 16 kHz')
  if (!data || data.length < 2) throw refused('The audio has no sound in it')
  const durationMs = Math.ceil((Math.floor(data.length / 2) * 1000) / SAMPLE_RATE)
  if (durationMs > MAX_AUDIO_MS) throw refused(`The audio is longer than ${MAX_AUDIO_MS / 1000} seconds`)
  return { samples: samplesOf(data), durationMs }
}

const refused = (msg: string) => new Unprocessable([{ loc: ['body'], msg, type: 'audio_invalid' }])

/** A recorder that streams leaves the lengths open, so a chunk ends with the file at the latest. */
function chunksOf(file: Buffer): { format?: Buffer; data?: Buffer } {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    throw new HttpError(415, 'The audio is not a WAV file')
  const chunks: { format?: Buffer; data?: Buffer } = {}
  for (let at = 12; at + 8 <= file.length && !chunks.data;) {
    const name = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const content = file.subarray(at + 8, at + 8 + length)
    if (name === 'fmt ') chunks.format = content
    if (name === 'data') chunks.data = content
    at += 8 + length + (length % 2)
  }
  return chunks
}

function isOurFormat(format: Buffer): boolean {
  if (format.length < 16) return false
  const tag = format.readUInt16LE(0)
  const kind = tag === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : tag
  return (
    kind === PCM &&
    format.readUInt16LE(2) === 1 &&
    format.readUInt32LE(4) === SAMPLE_RATE &&
    format.readUInt16LE(14) === 16
  )
}

/** The bytes themselves where they begin at an even address, in this machine's order; else a copy. */
function samplesOf(data: Buffer): Int16Array {
  const whole = Math.floor(data.length / 2)
  if (data.byteOffset % 2 === 0 && endianness() === 'LE') return new Int16Array(data.buffer, data.byteOffset, whole)
  const samples = new Int16Array(whole)
  for (let index = 0; index < whole; index += 1) samples[index] = data.readInt16LE(index * 2)
  return samples
}

/** A WAV file with the plain header of 44 bytes, which pocketsphinx skips without reading. */
export function writeWav({ samples }: Wav): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(PCM, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples.length * 2, 40)
  for (let at = 0; at < samples.length; at += 1) file.writeInt16LE(samples[at]!, HEADER_BYTES + at * 2)
  return file
}
