import { useState } from 'react'
import { Switch } from '../../ui/inputs/switch.tsx'
import type { ActorSnapshot } from './selectors.ts'
import { activePaths, stateText } from './recording.ts'
import { StateBox } from './state-box.tsx'
import { viewerTexts as t } from './texts.ts'

/** The chart of the actor: its active states, and the transitions that led there. */
export function ChartPanel({ actorSnapshot }: { actorSnapshot: ActorSnapshot }) {
  const [isDetailed, setIsDetailed] = useState(false)
  const { actor, snapshot } = actorSnapshot
  const state = stateText(snapshot)
  return (
    <section className="inspector__chart" aria-label={t.chart} data-detailed={isDetailed || undefined}>
      <header>
        <h2>{actor.name}</h2>
        <Switch label={t.details} checked={isDetailed} onChange={setIsDetailed} />
      </header>
      <p className="inspector__now" role="status">
        {state}
      </p>
      {actor.chart ? (
        <StateBox chart={actor.chart} path="" active={activePaths(snapshot?.value)} taken={actorSnapshot.taken} />
      ) : (
        <p className="inspector__none">{t.noChart}</p>
      )}
    </section>
  )
}
