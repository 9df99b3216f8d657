import { type KeyboardEvent, useRef } from 'react'

type Stroke = Pick<KeyboardEvent, 'key' | 'altKey'>

/** Arrows change a group of radios at every step, before the person has found the option they want. */
export const passesRadios = ({ key }: Stroke): boolean => key.startsWith('Arrow')

/** So does every key in a closed list, but for those that open it and choose from it. */
export const passesEntries = ({ key, altKey }: Stroke): boolean => !altKey && key !== 'Enter' && key !== ' '

/** Whether a value was picked or is only passed on the way to another; the handlers belong to the control. */
export function usePicks(passes: (stroke: Stroke) => boolean) {
  const isPassing = useRef(false)
  const end = () => void (isPassing.current = false)
  return {
    isPicked: () => !isPassing.current,
    handlers: {
      onKeyDown: (stroke: KeyboardEvent) => void (isPassing.current = passes(stroke)),
      onKeyUp: end,
      onPointerDown: end,
    },
  }
}
