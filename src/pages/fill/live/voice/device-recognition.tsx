import { useEffect, useId, useSyncExternalStore } from 'react'
import type {
  DeviceEngine,
  DeviceEngineId,
} from '../../../../../machines/device-recognition/device-recognition.machine.ts'
import { Button } from '../../../../ui/inputs/button.tsx'
import { ChoiceGroup, Option } from '../../../../ui/inputs/choice-group.tsx'
import { Row } from '../../../../ui/layout/stack.tsx'
import { voiceClass } from '../../classes.ts'
import type { DeviceRecognitionRef } from '../../session/device-actors.ts'
import { stopEnter } from './stop-enter.ts'

const MEGABYTE = 1_000_000

const sizeOf = ({ downloadBytes }: DeviceEngine): string | undefined =>
  downloadBytes === undefined ? undefined : `${Math.max(1, Math.round(downloadBytes / MEGABYTE))} MB`

function labelOf(engine: DeviceEngine): string {
  const size = sizeOf(engine)
  const how = engine.id === 'browser-model' ? 'a model of this site' : 'your browser'
  const cost = engine.isInstalled ? '' : size ? ` (${size} to download)` : ' (to download)'
  return `On this device, by ${how}${cost}`
}

function questionOf(engine: DeviceEngine): string {
  const size = sizeOf(engine)
  const what =
    engine.id === 'browser-model'
      ? `Download ${size ?? 'a model'} onto this device?`
      : 'May your browser download what it needs? It does not say how large that is.'
  return `${what} Your voice then stays on this device.`
}

/** Where the voice is recognised: as the site does it, or by something on this device, which may have to be downloaded. */
export function DeviceRecognition({ device }: { device: DeviceRecognitionRef }) {
  const id = useId()
  const snapshot = useSyncExternalStore(
    (onChange) => {
      const subscription = device.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    () => device.getSnapshot(),
  )
  useEffect(() => device.send({ type: 'settings.opened' }), [device])
  if (snapshot.matches('unsupported'))
    return <p className={voiceClass('explanation')}>Nothing can recognise speech on this device itself.</p>
  if (!snapshot.hasTag('offering')) return null
  const { chosen, engines, wanted } = snapshot.context
  const choose = (engine: DeviceEngineId | undefined) => device.send({ type: 'engine.chosen', id: engine })
  const isBusy = snapshot.matches('installing')
  return (
    <>
      <p id={id} className={voiceClass('question')}>
        Where your voice is recognised
      </p>
      <ChoiceGroup kind="radio" aria-labelledby={id}>
        <Option
          kind="radio"
          plain
          name={id}
          disabled={isBusy}
          checked={(wanted ?? chosen) === undefined}
          onKeyDown={stopEnter}
          onChange={() => choose(undefined)}
        >
          As this site does it
        </Option>
        {engines.map((engine) => (
          <Option
            key={engine.id}
            kind="radio"
            plain
            name={id}
            disabled={isBusy}
            checked={(wanted ?? chosen) === engine.id}
            onKeyDown={stopEnter}
            onChange={() => choose(engine.id)}
          >
            {labelOf(engine)}
          </Option>
        ))}
      </ChoiceGroup>
      <Installing device={device} snapshot={snapshot} engine={engines.find((engine) => engine.id === wanted)} />
    </>
  )
}

interface InstallingProps {
  device: DeviceRecognitionRef
  snapshot: ReturnType<DeviceRecognitionRef['getSnapshot']>
  engine: DeviceEngine | undefined
}

/** The panel grows by it, below the window where that is low. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** The question before a download, how far it is, and what became of it. */
function Installing({ device, snapshot, engine }: InstallingProps) {
  const { progress } = snapshot.context
  if (!engine) return null
  const isInstalling = snapshot.matches('installing')
  const percent = progress === undefined ? '' : ` ${Math.round(100 * progress)} %`
  const words = isInstalling
    ? `Getting it ready…${percent}`
    : snapshot.matches('failed')
      ? 'It could not be downloaded, or does not run here. Nothing has changed.'
      : questionOf(engine)
  return (
    <>
      <p role="status" className={voiceClass('explanation')}>
        {words}
      </p>
      <Row ref={bringIntoView} gap={2}>
        {isInstalling ? null : (
          <Button onKeyDown={stopEnter} onClick={() => device.send({ type: 'install.confirmed' })}>
            {snapshot.matches('failed') ? 'Try again' : 'Download'}
          </Button>
        )}
        <Button variant="outline" onKeyDown={stopEnter} onClick={() => device.send({ type: 'install.declined' })}>
          {isInstalling ? 'Cancel' : 'Not now'}
        </Button>
      </Row>
    </>
  )
}
