import '../../../src/styles.css'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { metadataOf } from '../../../rules/fields.ts'
import { FillPage } from '../../../src/pages/fill/first/page.tsx'
import { VoiceProblem } from '../../../src/speech/problems.ts'
import { aPublicForm, someFields } from '../../support/builders.ts'
import { violations } from '../axe.ts'
import { fetchLive, openedForm } from './fetch-live.ts'
import { microphone } from './fake-voice.ts'

vi.mock('../../../src/speech/voice.ts', () => import('./fake-voice.ts'))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(microphone, { isOpen: false, spoken: [], canSpeak: true })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const NOT_KNOWN = 'Ningún reconocedor de aquí conoce el idioma de este formulario. Escriba su respuesta.'

/** Somebody speaks, and the recogniser fails. */
async function fails() {
  await expect.poll(() => microphone.isOpen).toBe(true)
  microphone.notify({ type: 'microphone.opened' })
  microphone.notify({ type: 'speech.ended' })
}

/** A form in this language, and a recogniser that is not there. */
async function visit(language: string) {
  microphone.failure = new VoiceProblem('unavailable')
  onTestFinished(() => void (microphone.failure = undefined))
  const structure = { fields: someFields({ type: 'number' }, {}), metadata: { ...metadataOf({}), language } }
  const screen = await render(<FillPage opening={openedForm(aPublicForm({ structure }))} fetchLive={fetchLive} />)
  await expect.element(screen.getByText('Your voice goes to this site only.')).toBeVisible()
  return screen
}

describe('A failure of voice input', () => {
  it.each([
    ['de-AT', 'de', 'Die Spracherkennung ist nicht verfügbar. Bitte tippen Sie Ihre Antwort.'],
    ['es-MX', 'es', 'El reconocimiento de voz no está disponible. Escriba su respuesta.'],
    ['fr-CA', 'fr', 'La reconnaissance vocale n’est pas disponible. Écrivez votre réponse.'],
  ])('is said in the language of a form in %s', async (language, code, sentence) => {
    const screen = await visit(language)
    await screen.getByRole('button', { name: 'Voice Input' }).click()
    await fails()
    await expect
      .element(screen.getByRole('region', { name: 'Question 1' }).getByRole('alert'))
      .toHaveTextContent(sentence)
    expect(screen.getByText(sentence).element().getAttribute('lang')).toBe(code)
    expect(await violations()).toEqual([])
  })

  it('is said in English where the form is', async () => {
    const screen = await visit('en-GB')
    await screen.getByRole('button', { name: 'Voice Input' }).click()
    await fails()
    const alert = screen.getByRole('region', { name: 'Question 1' }).getByRole('alert')
    await expect.element(alert).toHaveTextContent('Speech recognition is not available. Please type your answer.')
    expect(alert.element().querySelector('[lang]')).toBeNull()
  })

  it('is said so in a conversation too', async () => {
    const screen = await visit('de-DE')
    await screen.getByRole('switch', { name: 'Hands-free' }).click()
    await fails()
    await expect.poll(() => microphone.spoken.at(-1)).toContain('Die Spracherkennung ist nicht verfügbar.')
  })

  it('is said so where an answer was cut off', async () => {
    const screen = await visit('de-DE')
    microphone.options?.onNotice?.('device-lost')
    const notice = screen.getByText('Das Mikrofon wurde getrennt. Bitte prüfen Sie, ob Ihre Antwort vollständig ist.')
    await expect.element(notice).toBeVisible()
    microphone.options?.onNotice?.(undefined)
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('is said so in place of who hears', async () => {
    const screen = await visit('es-ES')
    microphone.options?.onAudioRecipient?.(new VoiceProblem('other-language'))
    await expect.element(screen.getByText(NOT_KNOWN)).toBeVisible()
  })
})
