import { type ComponentType, lazy, Suspense, useState } from 'react'
import { inputClass } from '../../ui/inputs/input.tsx'
import type { ControlProps } from '../control.ts'

type Control = ComponentType<ControlProps>

/** A control that most forms have no field for: it is no part of what every first field waits for. */
export interface LateControl {
  Control: Control
  fetch: () => Promise<Control>
}

export function lateControl(load: () => Promise<Control>): LateControl {
  let fetched: Control | undefined
  const fetch = async () => (fetched ??= await load())
  const Fetching = lazy(async () => ({ default: await fetch() }))
  /** At once where it has been fetched; else its place has the focus until it is there. */
  function Control(props: ControlProps) {
    const [Shown] = useState(() => fetched ?? Fetching)
    return (
      <Suspense fallback={<p id={props.id} tabIndex={-1} className={inputClass({ size: 'lg' })} />}>
        <Shown {...props} />
      </Suspense>
    )
  }
  return { Control, fetch }
}
