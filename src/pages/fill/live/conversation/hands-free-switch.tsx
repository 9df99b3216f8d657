import { PressSwitch } from '../../../../ui/inputs/press-switch.tsx'
import { handsFreeClass } from '../../classes.ts'
import { HANDS_FREE, HANDS_FREE_MEANS } from '../texts.ts'
import type { HandsFree } from './hands-free-control.ts'

interface HandsFreeSwitchProps {
  handsFree: HandsFree
  /** A modal shows the conversation meanwhile. */
  isCovered: boolean
}

/** One switch for the whole form by voice, and the conversation while it is on. */
export function HandsFreeSwitch({ handsFree, isCovered }: HandsFreeSwitchProps) {
  return (
    <div className={handsFreeClass('root')}>
      <PressSwitch
        id="hands-free"
        label={HANDS_FREE}
        description={HANDS_FREE_MEANS}
        checked={handsFree.isOn}
        onChange={handsFree.turn}
      />
      {isCovered ? null : <ConversationNow handsFree={handsFree} />}
    </div>
  )
}

/** In the page, or in the modal while it covers the page. */
export function ConversationNow({ handsFree: { Panel, ref, snapshot, isHearing } }: { handsFree: HandsFree }) {
  return Panel && ref && snapshot ? <Panel conversation={ref} snapshot={snapshot} isHearing={isHearing} /> : null
}
