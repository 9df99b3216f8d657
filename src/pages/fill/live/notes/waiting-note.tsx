import { Hidden, Text } from '../../../../ui/layout/typography.tsx'
import { selectWayThrough } from '../../session/selectors.ts'
import type { LiveState } from '../live-state.ts'
import { waitsText } from '../texts.ts'

/** Of the fields elsewhere that are asked, in which something was said that is not recognised yet. */
function selectWaiting({ snapshot, notices }: Pick<LiveState, 'snapshot' | 'notices'>): string | undefined {
  if (notices.savedFor.length === 0) return undefined
  const { fields, position } = selectWayThrough(snapshot)
  const places = fields.flatMap(({ id }, place) =>
    place !== position && notices.savedFor.includes(id) ? [place + 1] : [],
  )
  return places.length === 0 ? undefined : waitsText(places)
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
