import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAloud, readBack, readBackValue } from '../../../src/speech/read-aloud/read-back.ts'

type Say = (utterance: SpeechSynthesisUtterance) => void

/** A synthesis whose voices a test gives, and who says what it is told to. */
function aSynthesis(say: Say, voices = ['en-US'], localService = true) {
  const synthesis = Object.assign(new EventTarget(), {
    cancel: vi.fn<() => void>(),
    speak: vi.fn<Say>(say),
    getVoices: () => voices.map((lang) => ({ lang, localService, name: lang })),
  })
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  return synthesis
}

class FakeUtterance extends EventTarget {
  text: string
  voice = null
  lang = ''
  constructor(text: string) {
    super()
    this.text = text
  }
}

const options = { lang: 'en-US', signal: new AbortController().signal }
const ends: Say = (utterance) => queueMicrotask(() => utterance.dispatchEvent(new Event('end')))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Reading back', () => {
  it('waits until the last word is said', async () => {
    const synthesis = aSynthesis(ends)
    expect(await readBack('forty two', options)).toBe(true)
    expect(synthesis.speak).toHaveBeenCalledOnce()
  })

  it.each([
    ['john.smith@example.com', 'email', 'j, o, h, n, dot, s, m, i, t, h, at, e, x, a, m, p, l, e, dot, c, o, m'],
    ['Jo_x@a-b.org', 'email', 'capital J, o, underscore, x, at, a, dash, b, dot, o, r, g'],
    ['(555) 123-4567', 'tel', '5, 5, 5, 1, 2, 3, 4, 5, 6, 7'],
    ['https://a.io/b', 'url', 'a, dot, i, o, slash, b'],
    [42, 'number', '42'],
    [['Blue', 'Red'], 'checkbox', 'Blue, Red'],
  ] as const)('says %s of a field %s so that every letter counts', async (value, type, said) => {
    const { speak } = aSynthesis(ends)
    await readBackValue(typeof value === 'object' ? [...value] : value, type, options)
    expect(speak.mock.calls[0]?.[0].text).toBe(said)
  })

  it('spells in the language of the form', async () => {
    const { speak } = aSynthesis(ends, ['es-ES'])
    await readBackValue('a_b@c.es', 'email', { ...options, lang: 'es-MX' })
    expect(speak.mock.calls[0]?.[0].text).toBe('a, guion bajo, b, arroba, c, punto, e, s')
  })

  it('says a longer text sentence by sentence, and none after one that was stopped', async () => {
    const { speak } = aSynthesis(ends)
    const text = 'Question 1 of 2. Your name. You may skip it.'
    expect(await readAloud(text, options)).toBe(true)
    expect(speak.mock.calls.map(([{ text: said }]) => said)).toEqual([
      'Question 1 of 2.',
      'Your name.',
      'You may skip it.',
    ])
    const leaving = new AbortController()
    const stopped = aSynthesis(() => leaving.abort())
    expect(await readAloud(text, { ...options, signal: leaving.signal })).toBe(false)
    expect(stopped.speak).toHaveBeenCalledOnce()
  })

  it('does without a voice', async () => {
    vi.useFakeTimers()
    const { speak } = aSynthesis(ends, [])
    const said = readBack('yes', options)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await said).toBe(false)
    expect(await readBack('no', options), 'a later sentence waits no more').toBe(false)
    expect(speak).not.toHaveBeenCalled()
  })

  it('does without a synthesis', async () => {
    vi.stubGlobal('speechSynthesis', undefined)
    expect(await readBack('yes', options)).toBe(false)
  })

  it('sends no answer away to be spoken', async () => {
    const { speak } = aSynthesis(ends, ['en-US'], false)
    expect(await readBack('my number', options)).toBe(false)
    expect(speak).not.toHaveBeenCalled()
  })

  it('goes on when the browser wants a gesture first', async () => {
    aSynthesis((utterance) => queueMicrotask(() => utterance.dispatchEvent(new Event('error'))))
    expect(await readBack('yes', options)).toBe(false)
  })

  it('goes on when the end is never told', async () => {
    vi.useFakeTimers()
    const synthesis = aSynthesis(() => {})
    const said = readBack('yes', options)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await said).toBe(false)
    expect(synthesis.cancel).toHaveBeenCalled()
  })

  it('stops when it is told to', async () => {
    const leave = new AbortController()
    const synthesis = aSynthesis(() => leave.abort())
    expect(await readBack('a long text', { lang: 'en-US', signal: leave.signal })).toBe(false)
    expect(synthesis.cancel).toHaveBeenCalledTimes(2)
  })
})
