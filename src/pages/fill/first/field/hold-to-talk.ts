import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { FillEvent } from '../../boundary.ts'

type Handlers = Pick<
  ComponentProps<'button'>,
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onLostPointerCapture'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onBlur'
  | 'onContextMenu'
  | 'onClick'
>

const isPressKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'

/**
 * A button that is held with a finger, a mouse, Space or Enter. A screen reader that clicks without holding gets a plain
 * press.
 * @param isHoldable whether a press begins to speak now; else the button is clicked as any other
 */
export function useHoldToTalk(isHoldable: boolean, send: (event: FillEvent) => void): Handlers {
  const held = useRef(false)
  const wasHeld = useRef(false)
  const begin = () => {
    held.current = true
    wasHeld.current = true
    send({ type: 'voice.held' })
  }
  const end = () => {
    if (!held.current) return
    held.current = false
    send({ type: 'voice.released' })
  }
  return {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      wasHeld.current = false
      if (!isHoldable || event.button !== 0) return
      // The finger may leave the button without ending the answer.
      event.currentTarget.setPointerCapture(event.pointerId)
      begin()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
    onKeyDown(event) {
      if (!isPressKey(event)) return
      // A key that is kept down is one press, and would stop what it has started.
      if (held.current || event.repeat) return event.preventDefault()
      wasHeld.current = false
      if (!isHoldable) return
      event.preventDefault()
      begin()
    },
    onKeyUp(event) {
      if (!held.current || !isPressKey(event)) return
      event.preventDefault()
      end()
    },
    onBlur: end,
    onContextMenu: (event) => held.current && event.preventDefault(),
    onClick() {
      if (wasHeld.current) wasHeld.current = false
      else send({ type: 'voice.pressed' })
    },
  }
}
