import { canRunLocally, recogniserClass } from './speech-recognition.ts'

/** Only a negative answer is reliable: Chromium says "available" of languages that do not exist. */
export async function localAvailability(lang: string): Promise<'ready' | 'needs-download' | 'unavailable'> {
  if (!canRunLocally()) return 'unavailable'
  try {
    const answer = await recogniserClass()?.available?.({ langs: [lang], processLocally: true })
    if (answer === 'downloadable' || answer === 'downloading') return 'needs-download'
    return answer === 'available' ? 'ready' : 'unavailable'
  } catch {
    return 'unavailable'
  }
}

/**
 * Lets the browser fetch what it needs to recognise a language on this device. It tells neither its size nor how far it is.
 * @throws when it refuses
 */
export async function installLocally(lang: string): Promise<void> {
  const isInstalled = await recogniserClass()?.install?.({ langs: [lang], processLocally: true })
  if (isInstalled !== true) throw new Error(`The browser installed nothing for ${lang}`)
}
