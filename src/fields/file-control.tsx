import { type ComponentType, lazy, Suspense, useState } from 'react'
import { inputClass } from '../ui/inputs/input.tsx'
import type { ControlProps } from './control.ts'

let fetched: ComponentType<ControlProps> | undefined

/** Most forms ask for no file, so what reads one is no part of what every first field waits for. */
export const fetchFileControl = async (): Promise<ComponentType<ControlProps>> =>
  (fetched ??= (await import('./file-picker.tsx')).FilePicker)

const Fetching = lazy(async () => ({ default: await fetchFileControl() }))

/** At once where it has been fetched; else its place has the focus until it is there. */
export function FileControl(props: ControlProps) {
  const [Control] = useState(() => fetched ?? Fetching)
  return (
    <Suspense fallback={<p id={props.id} tabIndex={-1} className={inputClass({ size: 'lg' })} />}>
      <Control {...props} />
    </Suspense>
  )
}
