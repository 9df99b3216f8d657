import { memo } from 'react'
import { eventName } from '../chart.ts'
import { JsonTree } from './json-tree.tsx'
import { type Entry, stateText } from './recording.ts'
import { viewerTexts as t } from './texts.ts'
import { timeText } from './time.ts'

interface LogEntryProps {
  entry: Entry
  names: Map<string, string>
  isChosen: boolean
  onChoose: (entry: Entry) => void
}

/** One event: time, source, receiver and the state after it; choosing it shows everything as it was then. */
export const LogEntry = memo(function LogEntry({ entry, names, isChosen, onChoose }: LogEntryProps) {
  const { type, ...payload } = entry.payload
  const from = entry.source === undefined ? t.outside : (names.get(entry.source) ?? entry.source)
  return (
    <li className="inspector__entry" data-taken={entry.taken.length > 0 || undefined}>
      <button type="button" aria-pressed={isChosen} onClick={() => onChoose(entry)}>
        <time>{timeText(entry.time)}</time>
        <code>
          {eventName(type)}
          {entry.times > 1 && ` ×${entry.times}`}
        </code>
        <small>
          {from} → {names.get(entry.actor) ?? entry.actor}
        </small>
        <small className="inspector__state">{stateText(entry.snapshot)}</small>
      </button>
      {Object.keys(payload).length > 0 && <JsonTree value={payload} />}
    </li>
  )
})
