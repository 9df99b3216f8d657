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

/** The events, latest first. */
export function EventLog({ recording, at, isPaused, onPause, onClear, onChoose }: EventLogProps) {
  const [chosenName, setChosenName] = useState('')
  const names = new Map(recording.actors.map(({ id, name }) => [id, name]))
  const entries = recording.entries
    .filter(({ actor }) => chosenName === '' || names.get(actor) === chosenName)
    .toReversed()
  return (
    <section className="inspector__log" aria-label={t.log}>
      <header>
        <h2>{t.log}</h2>
        <ActorFilter names={[...new Set(names.values())]} value={chosenName} onChange={setChosenName} />
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

function ActorFilter({ names, value, onChange }: { names: string[]; value: string; onChange: (name: string) => void }) {
  return (
    <select aria-label={t.actorFilter} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t.allActors}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}
