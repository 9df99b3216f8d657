import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LivePart } from '../../../src/pages/fill/boundary.ts'
import { AUTO_ADVANCE_MS } from '../../../rules/limits.ts'
import { FillPage } from '../../../src/pages/fill/first/page.tsx'
import { aPublicForm, someFields } from '../../support/builders.ts'
import { fetchLive, openedForm } from './fetch-live.ts'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
})

/** The page of a form whose live part arrives when the test says so. */
async function openPage(...fields: Parameters<typeof someFields>) {
  const { promise, resolve } = Promise.withResolvers<LivePart>()
  const form = aPublicForm({ structure: { fields: someFields(...fields) } })
  const screen = await render(<FillPage opening={openedForm(form)} fetchLive={() => promise} />)
  const arrive = async () => {
    expect(screen.getByText('Form Completion Status').query()).toBeNull()
    resolve(await fetchLive())
    await expect.element(screen.getByText('Form Completion Status')).toBeVisible()
  }
  return { screen, arrive }
}

function controlNow(): HTMLInputElement {
  const element = document.activeElement
  if (!(element instanceof HTMLInputElement)) throw new Error('No control has the focus')
  return element
}

describe('While somebody types, the live part arrives, and', () => {
  it('the control keeps its focus, its text and what is selected of it', async () => {
    const { arrive, screen } = await openPage({}, {})
    await userEvent.keyboard('Ada')
    const control = controlNow()
    control.setSelectionRange(1, 2, 'backward')
    await arrive()
    expect(controlNow()).toBe(control)
    expect([control.value, control.selectionStart, control.selectionEnd]).toEqual(['Ada', 1, 2])
    await userEvent.keyboard('nn')
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Anna')
    expect(controlNow()).toBe(control)
  })

  it('an input method goes on composing where it was', async () => {
    const { arrive, screen } = await openPage({}, {})
    const control = controlNow()
    const ended = vi.fn<() => void>()
    control.addEventListener('compositionend', ended)
    await cdp().send('Input.imeSetComposition', { text: 'かん', selectionStart: 2, selectionEnd: 2 })
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('かん')
    await arrive()
    expect(controlNow()).toBe(control)
    expect(ended).not.toHaveBeenCalled()
    await cdp().send('Input.imeSetComposition', { text: 'かんじ', selectionStart: 3, selectionEnd: 3 })
    await cdp().send('Input.insertText', { text: '漢字' })
    await expect.element(screen.getByRole('textbox', { name: 'Question 1' })).toHaveValue('漢字')
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('what was confirmed before it is confirmed, once', async () => {
    const { arrive, screen } = await openPage({ required: true }, {})
    await userEvent.keyboard('Ada{Enter}{Enter}')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await arrive()
    await expect.element(screen.getByText('Progress: 1 of 2 fields completed')).toBeVisible()
    await expect.element(screen.getByText('Field 1 of 2')).toBeVisible()
    vi.advanceTimersByTime(AUTO_ADVANCE_MS)
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
  })

  it('each Enter on an empty field skips it, also those before', async () => {
    const { arrive, screen } = await openPage({}, {}, {})
    await userEvent.keyboard('{Enter}{Enter}')
    await arrive()
    await expect.element(screen.getByText('Field 3 of 3')).toBeVisible()
  })
})
