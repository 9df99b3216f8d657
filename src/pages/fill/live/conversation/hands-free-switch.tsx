import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { PressSwitch } from '../../../../ui/inputs/press-switch.tsx'
import { handsFreeClass } from '../../classes.ts'
import { HANDS_FREE, HANDS_FREE_MEANS } from '../texts.ts'
import type { HandsFree } from './hands-free-control.ts'

const ID = 'hands-free'

/** The switch that had the focus when it left its place. */
let wasFocused = false

/** It moves between the card and the end of the page with the conversation, and the keyboard that pressed it moves along. */
function useMovedFocus() {
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { current: button } = ref
    // The one whose place it takes may linger, with the focus.
    if (wasFocused || document.activeElement?.id === ID) button?.focus()
    wasFocused = false
    return () => void (wasFocused = button === document.activeElement)
  }, [])
  return ref
}

/** One switch for the whole form by voice. */
export function HandsFreeSwitch({ handsFree }: { handsFree: HandsFree }) {
  const ref = useMovedFocus()
  return (
    <PressSwitch
      ref={ref}
      id={ID}
      label={HANDS_FREE}
      description={HANDS_FREE_MEANS}
      checked={handsFree.isOn}
      onChange={handsFree.turn}
    />
  )
}

/** In the card, or in the modal while it covers the page. */
export function ConversationNow({ handsFree: { Panel, ref, snapshot, ...heard } }: { handsFree: HandsFree }) {
  return Panel && ref && snapshot ? <Panel conversation={ref} snapshot={snapshot} {...heard} /> : null
}

interface ConversationInCardProps {
  handsFree: HandsFree
  isSwitched: boolean
  /** What voice input asks while the conversation does not. */
  children: ReactNode
}

/** In place of the voice's status. After the first field the switch is here too, so that it can be turned off. */
export function ConversationInCard({ handsFree, isSwitched, children }: ConversationInCardProps) {
  return (
    <div className={handsFreeClass('root')}>
      {children}
      <ConversationNow handsFree={handsFree} />
      {isSwitched ? <HandsFreeSwitch handsFree={handsFree} /> : null}
    </div>
  )
}
