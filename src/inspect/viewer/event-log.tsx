import { useState } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { LogEntry } from './log-entry.tsx'
import type { Entry, Recording } from './recording.ts'
import { viewerTexts as t } from './texts.ts'

interface EventLogProps {
  recording: Recording
  at: number | undefined
  isPaused: boolean
  onPause: () => void
  onClear: () => void
  onChoose: (entry: Entry) => void
}

/** What happened, the latest first. */
export function EventLog({ recording, at, isPaused, onPause, onClear, onChoose }: EventLogProps) {
  const [whose, setWhose] = useState('')
  const names = new Map(recording.actors.map(({ id, name }) => [id, name]))
  const entries = recording.entries.filter(({ actor }) => whose === '' || names.get(actor) === whose).toReversed()
  return (
    <section className="inspector__log" aria-label={t.log}>
      <header>
        <h2>{t.log}</h2>
        <Whose names={[...new Set(names.values())]} value={whose} onChange={setWhose} />
        <Button variant="outline" size="sm" aria-pressed={isPaused} onClick={onPause}>
          {isPaused ? t.resume : t.pause}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t.clear}
        </Button>
      </header>
      {entries.length === 0 && <p className="inspector__none">{t.noEvents}</p>}
      <ol>
        {entries.map((entry) => (
          <LogEntry key={entry.order} entry={entry} names={names} isChosen={entry.order === at} onChoose={onChoose} />
        ))}
      </ol>
    </section>
  )
}

function Whose({ names, value, onChange }: { names: string[]; value: string; onChange: (name: string) => void }) {
  return (
    <select aria-label={t.whose} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t.everyone}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}
