import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TranscriberInfo } from '../../contract/types.gen.ts'
import { findDeviceEngines, installDeviceEngine } from '../../src/speech/device-engines.ts'
import { chosenOf, transcribersOf } from '../../src/speech/transcribers/choose.ts'

const browser: TranscriberInfo = { id: 'browser', label: 'Your browser', privacy: 'browser-vendor' }
const model: TranscriberInfo = {
  id: 'browser-model',
  label: 'A model on your device',
  privacy: 'device',
  path: '/speech-model/1/',
  downloadBytes: 41_000_000,
  languages: ['en'],
}
const site = { transcribers: [browser, model] }
const plain = { transcribers: [browser] }

type Install = (options: { langs: string[]; processLocally: boolean }) => Promise<boolean>

/** A browser that recognises by itself once it has downloaded what it needs, or refuses to. */
function aBrowser(available: string, install?: Install) {
  const Recogniser = class extends EventTarget {}
  Object.defineProperty(Recogniser.prototype, 'processLocally', { value: false, writable: true })
  vi.stubGlobal('SpeechRecognition', Object.assign(Recogniser, { available: async () => available, install }))
}

const options = (signal = new AbortController().signal) => ({ lang: 'en-US', signal, onProgress: () => undefined })

const allOfSite = () => transcribersOf(site, vi.fn<Parameters<typeof transcribersOf>[1]>())

const idsOf = async (engine: string | undefined, lang = 'en-US') =>
  (await chosenOf(allOfSite(), engine, lang)).map(({ id }) => id)

beforeEach(() => aBrowser('unavailable'))
afterEach(() => vi.unstubAllGlobals())

describe('What recognises on this device', () => {
  it('is a model of the site, with its size, in the languages that it knows', async () => {
    const engine = { id: 'browser-model', downloadBytes: 41_000_000, isInstalled: false }
    expect(await findDeviceEngines(site, 'en-US')).toEqual([engine])
    expect(await findDeviceEngines(site, 'es-ES')).toEqual([])
  })

  it.each([
    ['downloadable', [{ id: 'browser-local', isInstalled: false }]],
    ['downloading', [{ id: 'browser-local', isInstalled: false }]],
    ['available', [{ id: 'browser-local', isInstalled: true }]],
    ['unavailable', []],
  ])('is the browser itself where the language is %s', async (state, engines) => {
    aBrowser(state)
    expect(await findDeviceEngines(plain, 'en-US')).toEqual(engines)
  })

  it('is nothing in a browser that has no recogniser of its own', async () => {
    vi.stubGlobal('SpeechRecognition', undefined)
    vi.stubGlobal('webkitSpeechRecognition', undefined)
    expect(await findDeviceEngines(plain, 'en-US')).toEqual([])
  })
})

describe('The language of the browser', () => {
  it('is installed for recognition on this device only', async () => {
    const install = vi.fn<Install>(async () => true)
    aBrowser('downloadable', install)
    await installDeviceEngine('browser-local', plain, options())
    expect(install).toHaveBeenCalledExactlyOnceWith({ langs: ['en-US'], processLocally: true })
  })

  it.each<[string, Install | undefined, string]>([
    ['refuses', async () => false, 'installed nothing'],
    ['fails', () => Promise.reject(new DOMException('No network', 'NetworkError')), 'No network'],
    ['cannot install', undefined, 'installed nothing'],
  ])('is not there where the browser %s', async (_, install, reason) => {
    aBrowser('downloadable', install)
    await expect(installDeviceEngine('browser-local', plain, options())).rejects.toThrow(reason)
  })

  it('is not waited for when the person went back', async () => {
    aBrowser('downloadable', () => new Promise(() => undefined))
    const leave = new AbortController()
    const installing = installDeviceEngine('browser-local', plain, options(leave.signal))
    leave.abort(new Error('The person went back'))
    await expect(installing).rejects.toThrow('The person went back')
  })
})

describe('What a person chose', () => {
  it('hears alone, since they were told that their voice stays on the device', async () => {
    aBrowser('available')
    expect(await idsOf('browser-model')).toEqual(['browser-model'])
    expect(await idsOf('browser-local')).toEqual(['browser-local'])
  })

  it('is left to the site where it does not work, as in another language, and the model is used by nobody else', async () => {
    expect(await idsOf('browser-model', 'es-ES')).toEqual(['browser-local', 'browser'])
    expect(await idsOf('browser-local')).toEqual(['browser-local', 'browser'])
    expect(await idsOf(undefined)).toEqual(['browser-local', 'browser'])
  })
})
