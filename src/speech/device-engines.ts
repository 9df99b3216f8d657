import type { Capabilities } from '../../contract/types.gen.ts'
import type { DeviceEngine, DeviceEngineId } from '../../machines/device-recognition/device-recognition.machine.ts'
import { abortable } from '../../rules/abortable.ts'
import { primaryLanguage } from '../../rules/languages/tags.ts'
import { LANGUAGE_PACK_WAIT_MS } from '../../rules/device-limits.ts'
import { installLocally, localAvailability } from './transcribers/browser/local-install.ts'
import { loadModel } from './transcribers/browser-model/browser-model.ts'

type Site = Pick<Capabilities, 'transcribers'>

interface InstallOptions {
  /** BCP 47. */
  lang: string
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress(progress: number): void
}

/** The library puts what it has fetched here. */
const CACHE = 'transformers-cache'

const modelIn = ({ transcribers }: Site) => transcribers.find(({ id, path }) => id === 'browser-model' && path)

/** What can recognise on this device, in a language (BCP 47): a model of the site, and the browser itself. */
export async function findDeviceEngines(site: Site, lang: string): Promise<DeviceEngine[]> {
  return [...(await modelEngine(site, lang)), ...(await browserEngine(lang))]
}

async function modelEngine(site: Site, lang: string): Promise<DeviceEngine[]> {
  const model = modelIn(site)
  if (!model || (model.languages && !model.languages.includes(primaryLanguage(lang)))) return []
  const { path = '', downloadBytes } = model
  return [
    {
      id: 'browser-model',
      isInstalled: await isFetched(path),
      ...(downloadBytes !== undefined && { downloadBytes }),
    },
  ]
}

async function browserEngine(lang: string): Promise<DeviceEngine[]> {
  const state = await localAvailability(lang)
  return state === 'unavailable' ? [] : [{ id: 'browser-local', isInstalled: state === 'ready' }]
}

/** Absent on an insecure page, and refused where the browser stores nothing. */
async function isFetched(path: string): Promise<boolean> {
  try {
    const stored = await (await caches.open(CACHE)).keys()
    return stored.some(({ url }) => url.includes(`${path}model/onnx/decoder`))
  } catch {
    return false
  }
}

/**
 * Brings an engine onto this device and makes it ready.
 * @throws when it cannot be had, takes too long, or the signal is aborted
 */
export async function installDeviceEngine(
  id: DeviceEngineId,
  site: Site,
  { lang, signal, onProgress }: InstallOptions,
): Promise<void> {
  if (id === 'browser-local') {
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(LANGUAGE_PACK_WAIT_MS)])
    return abortable(installLocally(lang), waiting)
  }
  const { path, downloadBytes } = modelIn(site) ?? {}
  if (path === undefined) throw new Error('The site has no model any more')
  await loadModel(path, signal, (bytes) => downloadBytes && onProgress(Math.min(1, bytes / downloadBytes)))
}
