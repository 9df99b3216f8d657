import { type ComponentType, lazy, Suspense, useState } from 'react'
import { inputClass } from '../../ui/inputs/input.tsx'
import type { ControlProps } from '../control.ts'

type Parts = typeof import('./late-parts.ts')

let fetched: Parts | undefined

/** What most forms have no field for is no part of what every first field waits for. */
export const fetchLate = async (): Promise<Parts> => (fetched ??= await import('./late-parts.ts'))

/** At once where it has been fetched; else its place has the focus until it is there. */
export function lateControl(name: keyof Parts): ComponentType<ControlProps> {
  const Fetching = lazy(async () => ({ default: (await fetchLate())[name] }))
  return function LateControl(props) {
    const [Control] = useState(() => fetched?.[name] ?? Fetching)
    return (
      <Suspense fallback={<p id={props.id} tabIndex={-1} className={inputClass({ size: 'lg' })} />}>
        <Control {...props} />
      </Suspense>
    )
  }
}
