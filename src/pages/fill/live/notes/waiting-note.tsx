import { Hidden, Text } from '../../../../ui/layout/typography.tsx'
import { selectWayThrough } from '../../session/selectors.ts'
import type { LiveState } from '../live-state.ts'
import { waitsForYesText, waitsText } from '../texts.ts'

/** Of the fields elsewhere that are asked, in which something was said that is not recognised yet, or waits for a yes. */
function selectWaiting({ snapshot, notices }: Pick<LiveState, 'snapshot' | 'notices'>): string | undefined {
  const { savedFor } = notices
  const { unconfirmed } = snapshot.context
  const { fields, position } = selectWayThrough(snapshot)
  const places = (waits: (id: string) => boolean) =>
    fields.flatMap(({ id }, place) => (place !== position && waits(id) ? [place + 1] : []))
  const unheard = places((id) => savedFor.includes(id))
  const doubted = places((id) => unconfirmed[id] !== undefined && !savedFor.includes(id))
  const words = [unheard.length > 0 && waitsText(unheard), doubted.length > 0 && waitsForYesText(doubted)]
  return words.filter(Boolean).join(' ') || undefined
}

interface WaitingProps {
  live: LiveState
}

/** A person who goes on before the answer was recognised sees where it waits. */
export function WaitingNote({ live }: WaitingProps) {
  const words = selectWaiting(live)
  return words === undefined ? null : <Text size="sm">{words}</Text>
}

/** The same for a screen reader, which says it once: what stands beside the answer is made again for each field. */
export const WaitingStatus = ({ live }: WaitingProps) => (
  <Hidden>
    <output>{selectWaiting(live)}</output>
  </Hidden>
)
