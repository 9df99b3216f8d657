import { SAMPLE_RATE } from '../pcm.ts'

export const WAV_HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2

/** 16-bit mono samples at 16 kHz as a WAV file, which every recogniser reads without a decoder. */
export function wavOf(frames: readonly Int16Array<ArrayBuffer>[]): Blob {
  const bytes = frames.reduce((sum, frame) => sum + frame.byteLength, 0)
  return new Blob([header(bytes), ...frames], { type: 'audio/wav' })
}

function header(bytes: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(WAV_HEADER_BYTES))
  writeWord(view, 0, 'RIFF')
  view.setUint32(4, WAV_HEADER_BYTES - 8 + bytes, true)
  writeWord(view, 8, 'WAVE')
  writeFormat(view)
  writeWord(view, 36, 'data')
  view.setUint32(40, bytes, true)
  return view.buffer
}

function writeFormat(view: DataView<ArrayBuffer>): void {
  writeWord(view, 12, 'fmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true)
}

function writeWord(view: DataView, at: number, word: string): void {
  for (const [index, letter] of [...word].entries()) view.setUint8(at + index, letter.charCodeAt(0))
}
