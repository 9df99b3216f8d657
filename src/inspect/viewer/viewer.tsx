import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { ActorTree } from './actor-tree.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { ContextPanel } from './context-panel.tsx'
import { EventLog } from './event-log.tsx'
import { selectEntry, selectActorSnapshot, selectActor } from './selectors.ts'
import { store } from './store.ts'
import { viewerTexts as t } from './texts.ts'
import { timeText } from './time.ts'

/** Docked, it is a part of a page that has its own main part. */
const Root = window.parent === window ? 'main' : 'section'

const VIEWS = ['chart', 'log', 'context'] as const
type View = (typeof VIEWS)[number]

/** While paused the page goes on sending; the viewer goes on showing what it had. */
function useRecording() {
  const live = useSyncExternalStore(store.subscribe, store.read)
  const [paused, setPaused] = useState<typeof live>()
  return {
    recording: paused ?? live,
    isPaused: paused !== undefined,
    pause: () => setPaused(paused ? undefined : live),
  }
}

/** Which actor is shown, and after which entry: undefined for now. */
function useChoice() {
  const [choice, choose] = useState<{ actor?: string; at?: number }>({})
  return { ...choice, choose }
}

export function Viewer({ isConnected }: { isConnected: boolean }) {
  const { recording, isPaused, pause } = useRecording()
  const { actor: chosen, at, choose } = useChoice()
  const [view, setView] = useState<View>('chart')
  const actor = selectActor(recording, chosen, at)
  if (!actor) return <p className="inspector__waiting">{isConnected ? t.waiting : t.alone}</p>
  const actorSnapshot = selectActorSnapshot(recording, actor, at)
  const past = selectEntry(recording, at)
  return (
    <Root className="inspector" data-view={view} aria-label={t.title}>
      <h1 className="hidden">{t.title}</h1>
      <ActorTree recording={recording} at={at} selectedId={actor.id} onChoose={(id) => choose({ actor: id })} />
      {past && (
        <p className="inspector__past" role="status">
          {t.past(timeText(past.time))}
          <Button size="sm" onClick={() => choose({ actor: actor.id })}>
            {t.live}
          </Button>
        </p>
      )}
      <Views view={view} onView={setView} />
      <ChartPanel actorSnapshot={actorSnapshot} />
      <ContextPanel actorSnapshot={actorSnapshot} />
      <EventLog
        recording={recording}
        at={at}
        isPaused={isPaused}
        onPause={pause}
        onClear={store.clear}
        onChoose={(entry) => choose({ actor: entry.actor, at: entry.order })}
      />
    </Root>
  )
}

/** Where there is no room for all. */
function Views({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <nav className="inspector__views" aria-label={t.views}>
      {VIEWS.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
          {t[each]}
        </button>
      ))}
    </nav>
  )
}
