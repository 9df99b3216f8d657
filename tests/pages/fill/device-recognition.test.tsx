import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  type DeviceEngine,
  type DeviceEngineId,
  type DeviceRecognitionEvent,
  deviceRecognitionMachine,
} from '../../../machines/device-recognition/device-recognition.machine.ts'
import { DeviceRecognition } from '../../../src/pages/fill/live/voice/device-recognition.tsx'

const model: DeviceEngine = { id: 'browser-model', downloadBytes: 41_400_000, isInstalled: false }
const browser: DeviceEngine = { id: 'browser-local', isInstalled: false }

/** The settings with engines of a test, whose installation the test goes on with. */
async function settingsWith(engines: DeviceEngine[]) {
  const installed = vi.fn<(id: DeviceEngineId | undefined) => void>()
  const machine = deviceRecognitionMachine.provide({
    actors: {
      findEngines: fromPromise<readonly DeviceEngine[], void>(async () => engines),
      installEngine: fromCallback<DeviceRecognitionEvent, { id: DeviceEngineId | undefined }>(({ input }) =>
        installed(input.id),
      ),
    },
  })
  const device = createActor(machine, { input: { chosen: undefined } }).start()
  const screen = await render(<DeviceRecognition device={device} />)
  return { device, screen, installed }
}

it('offers each with its size where that is known, and asks before it is downloaded', async () => {
  const { screen, installed, device } = await settingsWith([model, browser])
  await screen.getByText('On this device, by your browser (to download)').click()
  await expect.element(screen.getByText(/It does not say how large that is\./)).toBeVisible()
  await screen.getByText('On this device, by a model of this site (41 MB to download)').click()
  await expect.element(screen.getByText(/^Download 41 MB onto this device\? Your voice then stays/)).toBeVisible()
  expect(installed).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Not now' }).click()
  await expect.element(screen.getByRole('radio', { name: 'As this site does it' })).toBeChecked()
  expect(device.getSnapshot().context.chosen).toBeUndefined()
})

it('shows how far it is, can be ended, and says when it failed', async () => {
  const { screen, installed, device } = await settingsWith([model])
  await screen.getByText(/by a model of this site/).click()
  await screen.getByRole('button', { name: 'Download' }).click()
  expect(installed).toHaveBeenCalledExactlyOnceWith('browser-model')
  device.send({ type: 'install.progressed', progress: 0.4 })
  await expect.element(screen.getByText('Getting it ready… 40 %')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  device.send({ type: 'install.failed' })
  await expect.element(screen.getByText(/^It could not be downloaded, or does not run here\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  device.send({ type: 'install.finished' })
  await expect.element(screen.getByText('On this device, by a model of this site', { exact: true })).toBeVisible()
  expect(device.getSnapshot().context.chosen).toBe('browser-model')
})

it('says so where nothing can be had', async () => {
  const { screen } = await settingsWith([])
  await expect.element(screen.getByText('Nothing can recognise speech on this device itself.')).toBeVisible()
})
