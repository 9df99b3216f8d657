import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { MAX_AUDIO_BYTES, MAX_AUDIO_MS } from '../../../rules/limits.ts'
import { BYTES_PER_SECOND, FRAME_MS, FRAME_SAMPLES, toInt16 } from '../../../src/speech/pcm.ts'
import { Recording } from '../../../src/speech/capture/recording.ts'
import { wavOf } from '../../../src/speech/capture/wav.ts'

const aFrame = (value: number) => new Int16Array(FRAME_SAMPLES).fill(value)

function filled(span: { from: number; to: number } | undefined): Recording {
  const recording = new Recording()
  for (let frame = 0; frame < 200; frame += 1) recording.add(aFrame(frame), frame < 100 ? undefined : span)
  return recording
}

describe('The WAV file of an answer', () => {
  it('says what it holds: 16 kHz, mono, 16 bits', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sayform-wav-'))
    const path = join(folder, 'answer.wav')
    await writeFile(path, await wavOf(Array.from({ length: 50 }, () => aFrame(1000))).bytes())
    const { stdout } = await promisify(execFile)('soxi', [path])
    await rm(folder, { recursive: true })
    expect(stdout).toMatch(/Channels +: 1\nSample Rate +: 16000\nPrecision +: 16-bit\nDuration +: 00:00:01\.00/)
  })

  it('holds the samples as they came, in their order', async () => {
    const bytes = await wavOf([aFrame(1), aFrame(-2)]).arrayBuffer()
    expect([...new Int16Array(bytes.slice(44))]).toEqual([...aFrame(1), ...aFrame(-2)])
  })

  it('clips what is too loud', () => {
    expect([...toInt16(new Float32Array([0, 1, -1, 3, -3, 0.5]))]).toEqual([
      0, 32_767, -32_767, 32_767, -32_767, 16_383,
    ])
  })
})

describe('A recording', () => {
  it('is cut to the speech, with 0.3 s before and after', async () => {
    const bytes = await filled({ from: 100, to: 119 }).speech()?.arrayBuffer()
    const samples = new Int16Array(bytes?.slice(44) ?? new ArrayBuffer())
    expect([samples[0], samples.at(-1), samples.length / FRAME_SAMPLES]).toEqual([85, 134, 50])
  })

  it('has as much silence after the words in a pause that has been shorter until now: its latest again', async () => {
    const bytes = await filled({ from: 170, to: 189 }).speech()?.arrayBuffer()
    const samples = new Int16Array(bytes?.slice(44) ?? new ArrayBuffer())
    const last = Array.from(
      { length: 16 },
      (_, index) => samples[(samples.length / FRAME_SAMPLES - 16 + index) * FRAME_SAMPLES],
    )
    expect(samples.length / FRAME_SAMPLES).toBe(50)
    expect(last).toEqual([189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 195, 196, 197, 198, 199])
  })

  it('has no more silence after the words than there was', async () => {
    const bytes = await filled({ from: 170, to: 199 }).speech()?.arrayBuffer()
    expect(((bytes?.byteLength ?? 0) - 44) / 2 / FRAME_SAMPLES).toBe(45)
  })

  it('gives nothing when nothing was said', () => {
    expect(filled(undefined).speech()).toBeUndefined()
  })

  it('keeps its beginning when it grows beyond what the server takes', async () => {
    const recording = new Recording()
    const frames = MAX_AUDIO_MS / FRAME_MS + 500
    for (let frame = 0; frame < frames; frame += 1) recording.add(aFrame(1), { from: 0, to: frame })
    const bytes = recording.speech()?.size ?? 0
    expect(bytes).toBe(44 + (MAX_AUDIO_MS * BYTES_PER_SECOND) / 1000)
    expect(bytes).toBeLessThan(MAX_AUDIO_BYTES)
  })

  it('forgets', () => {
    const recording = filled({ from: 100, to: 119 })
    recording.clear()
    expect(recording.speech()).toBeUndefined()
  })
})
