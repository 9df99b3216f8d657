import '../../../src/styles.css'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SHORTEST_HOLD_MS } from '../../../rules/limits.ts'
import { FillPage } from '../../../src/pages/fill/first/page.tsx'
import { NotTranscribed } from '../../../src/speech/problems.ts'
import { aPublicForm, someFields } from '../../support/builders.ts'
import { violations } from '../axe.ts'
import { fetchLive, openedForm } from './fetch-live.ts'
import { microphone } from './fake-voice.ts'

vi.mock('../../../src/speech/voice.ts', () => import('./fake-voice.ts'))

/** The first load of the live part may take long on a busy machine. */
beforeAll(async () => void (await fetchLive()), 60_000)
beforeEach(() => {
  localStorage.clear()
  microphone.isOpen = false
  microphone.failure = undefined
  microphone.isBusy = false
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

async function show(...fields: Parameters<typeof someFields>) {
  const screen = await render(
    <FillPage
      opening={openedForm(aPublicForm({ structure: { fields: someFields(...fields) } }))}
      fetchLive={fetchLive}
    />,
  )
  await expect.element(screen.getByText('Your voice goes to this site only.')).toBeVisible()
  return { screen, button: (name: string) => screen.getByRole('button', { name, exact: true }) }
}

type Screen = Awaited<ReturnType<typeof show>>['screen']

const openSettings = (screen: Screen) => screen.getByText('Voice settings').click()

async function toHold(screen: Screen) {
  await openSettings(screen)
  await screen.getByRole('checkbox', { name: /^Hold to talk/ }).click()
}

/** A finger or a mouse that stays down; the test says when it lets go. */
function pointerOn(element: Element) {
  const tell = (type: string) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, button: 0 }))
  // There is no real pointer to capture.
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue()
  return {
    down: () => tell('pointerdown'),
    up: () => {
      tell('pointerup')
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    },
    cancel: () => tell('pointercancel'),
  }
}

/** The hold that began a moment ago is no click any more. */
function holdLonger() {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + SHORTEST_HOLD_MS)
}

const announced = (isHandsFree: boolean) => microphone.options?.openingCue?.(isHandsFree)

describe('Voice settings', () => {
  it('say how long to wait after the last word, and are kept on the device', async () => {
    const { screen } = await show({})
    await openSettings(screen)
    await expect
      .element(screen.getByRole('radiogroup', { name: 'How long to wait after you stop speaking' }))
      .toBeVisible()
    expect(await violations()).toEqual([])
    await expect.element(screen.getByRole('radio', { name: 'Normal' })).toBeChecked()
    await screen.getByRole('radio', { name: 'Very long' }).click()
    expect(microphone.options?.pause?.()).toBe('very-long')
    await screen.unmount()

    const again = await show({})
    await openSettings(again.screen)
    await expect.element(again.screen.getByRole('radio', { name: 'Very long' })).toBeChecked()
  })

  it('say whether speaking interrupts what is read aloud', async () => {
    const { screen } = await show({})
    await openSettings(screen)
    const setting = screen.getByRole('checkbox', { name: /^Interrupt by speaking/ })
    await expect.element(setting).toBeChecked()
    await expect
      .element(setting)
      .toHaveAccessibleDescription(/^Only where the device cancels echo\..*hears itself once/)
    expect(microphone.options?.mayInterrupt?.()).toBeUndefined()
    await setting.click()
    expect(microphone.options?.mayInterrupt?.()).toBe(false)
    await setting.click()
    expect(microphone.options?.mayInterrupt?.()).toBe(true)
    await expect.element(setting).toHaveAccessibleDescription(/use headphones/)
  })

  it('say how loud the tone of an open microphone is, which can be off, and whether the device vibrates', async () => {
    const { screen } = await show({})
    await openSettings(screen)
    const tone = screen.getByRole('slider', { name: /^Tone when the microphone opens/ })
    await expect.element(tone).toHaveAttribute('aria-valuetext', '30 %')
    await expect.element(tone).toHaveAccessibleDescription('Only hands-free, until you choose a volume.')
    expect([announced(true), announced(false)]).toMatchObject([{ volume: 0.3 }, { volume: 0 }])
    tone.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tone).toHaveAttribute('aria-valuetext', '40 %')
    expect(announced(false)).toEqual({ volume: 0.4, vibrates: true })
    await userEvent.keyboard('{Home}')
    await expect.element(screen.getByText('Tone when the microphone opens: Off')).toBeVisible()
    await screen.getByRole('checkbox', { name: /^Vibrate when/ }).click()
    expect(announced(true)).toEqual({ volume: 0, vibrates: false })
    await screen.unmount()

    const again = await show({})
    await openSettings(again.screen)
    await expect.element(again.screen.getByText('Tone when the microphone opens: Off')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('are forgotten, but do not fail, where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { screen } = await show({})
    await openSettings(screen)
    await screen.getByRole('radio', { name: 'Long', exact: true }).click()
    expect(microphone.options?.pause?.()).toBe('long')
  })

  it.each(['{"pause":"for ever"}', 'null', '[', '{"pause":"toString","isHoldToTalk":"yes","toneVolume":7}'])(
    'are the usual ones when %s was kept',
    async (kept) => {
      localStorage.setItem('voice-settings', kept)
      const { screen } = await show({})
      await openSettings(screen)
      await expect.element(screen.getByRole('radio', { name: 'Normal' })).toBeChecked()
      await expect.element(screen.getByRole('checkbox', { name: /^Hold to talk/ })).not.toBeChecked()
      await expect.element(screen.getByText('Tone when the microphone opens: 30 %')).toBeVisible()
    },
  )

  it('do not answer the question with Enter', async () => {
    const { screen } = await show({ required: true }, {})
    await openSettings(screen)
    await screen.getByRole('radio', { name: 'Short' }).click()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Field 1 of 2')).toBeVisible()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('Hold to talk', () => {
  it.each(['pointer', ' ', 'Enter'])(
    'speaks while held, and what was said is the answer when let go: %s',
    async (by) => {
      const { screen, button } = await show({ type: 'number' })
      await toHold(screen)
      const element = button('Voice Input').element()
      const pointer = pointerOn(element)
      const key = (type: string) =>
        element.dispatchEvent(new KeyboardEvent(type, { key: by, bubbles: true, cancelable: true }))
      if (by === 'pointer') pointer.down()
      else key('keydown')
      await expect.poll(() => microphone.isOpen).toBe(true)
      expect(microphone.captureMode).toMatchObject({ isHeld: true })
      microphone.notify({ type: 'microphone.opened' })
      await expect.element(button('Stop')).toBeVisible()
      holdLonger()
      microphone.heard = { text: 'forty two', transcriber: 'fake', confidence: 0.9 }
      if (by === 'pointer') pointer.up()
      else key('keyup')
      await expect.element(screen.getByRole('spinbutton')).toHaveValue(42)
    },
  )

  it('explains itself to a person who only clicks', async () => {
    const { screen, button } = await show({})
    await toHold(screen)
    await button('Voice Input').click()
    await expect.element(screen.getByText('Hold the button while you speak.')).toBeVisible()
    await expect.element(button('Voice Input')).toBeVisible()
    expect(microphone.isOpen).toBe(false)
  })

  it('explains itself when the browser asks for the microphone first', async () => {
    const { screen, button } = await show({})
    await toHold(screen)
    const pointer = pointerOn(button('Voice Input').element())
    pointer.down()
    await expect.poll(() => microphone.isOpen).toBe(true)
    holdLonger()
    pointer.cancel()
    await expect.element(screen.getByText('Hold the button while you speak.')).toBeVisible()
    expect(microphone.isOpen).toBe(false)
  })

  it('is a plain press for who cannot hold, as with a screen reader', async () => {
    const { screen, button } = await show({})
    await toHold(screen)
    button('Voice Input')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(() => microphone.isOpen).toBe(true)
    expect(microphone.captureMode.isHeld).toBeUndefined()
  })

  it('opens no menu and scrolls nothing under a finger that stays', async () => {
    const { screen, button } = await show({})
    await toHold(screen)
    const element = button('Voice Input').element()
    expect(getComputedStyle(element).touchAction).toBe('none')
    pointerOn(element).down()
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    element.dispatchEvent(menu)
    expect(menu.defaultPrevented).toBe(true)
  })

  it('listens once while a key repeats', async () => {
    const { screen, button } = await show({})
    await toHold(screen)
    const element = button('Voice Input').element()
    const press = (repeat: boolean) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true }))
    press(false)
    await expect.poll(() => microphone.isOpen).toBe(true)
    microphone.notify({ type: 'microphone.opened' })
    press(true)
    await expect.element(screen.getByText('Listening... Speak now')).toBeVisible()
  })
})

describe('Stop', () => {
  const stages = [
    ['requesting-permission', 'Requesting microphone access...', () => undefined],
    ['listening', 'Listening... Speak now', () => microphone.notify({ type: 'microphone.opened' })],
    [
      'transcribing',
      'Converting speech to text...',
      () => {
        microphone.notify({ type: 'microphone.opened' })
        microphone.notify({ type: 'speech.ended' })
      },
    ],
  ] as const

  it.each(stages.flatMap((stage) => [false, true].map((hold) => [...stage, hold] as const)))(
    'ends it while %s (%s), hold to talk or not',
    async (_, words, bring, hold) => {
      const { screen, button } = await show({})
      if (hold) await toHold(screen)
      microphone.isBusy = true
      button('Voice Input')
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await expect.poll(() => microphone.isOpen).toBe(true)
      bring()
      await expect.element(screen.getByText(words)).toBeVisible()
      await button('Stop').click()
      await expect.element(button('Voice Input')).toBeVisible()
      expect(microphone.isOpen).toBe(false)
    },
  )
})

async function unheard(kind: 'offline' | 'unavailable') {
  microphone.letGo = []
  const shown = await show({ type: 'number' }, { type: 'number' })
  await shown.button('Voice Input').click()
  await expect.poll(() => microphone.isOpen).toBe(true)
  microphone.failure = new NotTranscribed(kind, new Blob(['sound']))
  microphone.notify({ type: 'microphone.opened' })
  microphone.notify({ type: 'speech.ended' })
  await expect.element(shown.screen.getByText('Voice input failed')).toBeVisible()
  microphone.options?.onRecordingSaved?.(['f1'], [])
  return shown
}

const hearsNow = async ({ screen }: Awaited<ReturnType<typeof show>>) => {
  await expect.poll(() => microphone.captureMode.isAgain).toBe(true)
  microphone.failure = undefined
  microphone.heard = { text: 'forty two', transcriber: 'fake', confidence: 0.9 }
  microphone.notify({ type: 'microphone.opened' })
  microphone.notify({ type: 'speech.ended' })
  await expect.element(screen.getByRole('spinbutton')).toHaveValue(42)
}

describe('An answer that could not be recognised', () => {
  it('is kept, and tried again when the person says so', async () => {
    const shown = await unheard('unavailable')
    await expect.element(shown.screen.getByText('Your recording waits here. You need not say it again.')).toBeVisible()
    const problem = shown.screen.getByRole('alert')
    await expect
      .element(problem)
      .toHaveTextContent('Speech recognition is not available just now. Please try again, or type your answer.')
    expect(await violations()).toEqual([])
    await shown.button('Try again').click()
    await hearsNow(shown)
  })

  it('is tried again by itself when the connection is back', async () => {
    const shown = await unheard('offline')
    await expect.element(shown.screen.getByText('Your recording waits here for the connection.')).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await hearsNow(shown)
  })

  it('waits in its field while the person is elsewhere', async () => {
    const shown = await unheard('unavailable')
    const { screen, button } = shown
    await button('Next').click()
    await expect.element(screen.getByText('Field 2 of 2')).toBeVisible()
    await expect.element(screen.getByText(/^Your recording waits here/)).not.toBeInTheDocument()
    const waits = screen.getByText('What you said in field 1 waits there. It is not turned into text yet.')
    await expect.element(waits.first()).toBeVisible()
    const said = screen.getByRole('status').filter({ hasText: 'What you said in field 1 waits there.' })
    await expect.element(said).toBeInTheDocument()
    await button('Previous').click()
    await expect.element(waits).not.toBeInTheDocument()
    await expect.element(screen.getByText('Your recording waits here. You need not say it again.')).toBeVisible()
    expect(microphone.letGo).toEqual([])
    microphone.captureMode = {}
    await button('Try again').click()
    await hearsNow(shown)
  })

  it('is let go of by typing, also after the person comes back to it', async () => {
    const { screen, button } = await unheard('unavailable')
    await button('Next').click()
    await button('Previous').click()
    await expect.element(button('Try again')).toBeVisible()
    await screen.getByRole('spinbutton').fill('7')
    await expect.element(button('Try again')).not.toBeInTheDocument()
    expect(microphone.letGo).toContain('f1')
  })

  it('stays kept when the person presses Retry, which asks for it again', async () => {
    const { button } = await unheard('unavailable')
    await button('Retry').click()
    await expect.element(button('Voice Input')).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
    expect(microphone.letGo).toEqual([])
  })

  it('is told of where the answers are reviewed', async () => {
    const { screen, button } = await unheard('unavailable')
    await button('Next').click()
    await screen.getByRole('spinbutton').fill('7')
    await screen.getByRole('navigation', { name: 'Fields' }).getByRole('button', { name: 'Submit Form' }).click()
    const review = screen.getByRole('dialog')
    await expect.element(review.getByText('Not answered: your recording is not recognised yet')).toBeVisible()
  })

  it('is left alone when the person types instead', async () => {
    const { screen, button } = await unheard('offline')
    await screen.getByRole('spinbutton').fill('7')
    await expect.element(button('Try again')).not.toBeInTheDocument()
    microphone.captureMode = {}
    window.dispatchEvent(new Event('online'))
    expect(microphone.captureMode).toEqual({})
    await expect.element(screen.getByRole('spinbutton')).toHaveValue(7)
  })
})
