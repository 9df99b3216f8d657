import { type Branch, isStopped, selectActorSnapshot, selectTree } from './selectors.ts'
import { type Recording, stateText } from './recording.ts'
import { viewerTexts as t } from './texts.ts'

interface ActorTreeProps {
  recording: Recording
  at: number | undefined
  selectedId: string
  onChoose: (id: string) => void
}

/** Every actor, also those that have stopped, each with its state. */
export function ActorTree({ recording, at, selectedId, onChoose }: ActorTreeProps) {
  return (
    <section className="inspector__actors" aria-label={t.actors}>
      <h2>{t.actors}</h2>
      <ul>
        {selectTree(recording).map(({ actor, depth }) => (
          <li key={actor.id}>
            <ActorButton
              actor={actor}
              depth={depth}
              snapshot={selectActorSnapshot(recording, actor, at).snapshot}
              isShown={actor.id === selectedId}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ActorButtonProps extends Branch {
  snapshot: Parameters<typeof stateText>[0]
  isShown: boolean
  onChoose: (id: string) => void
}

function ActorButton({ actor, depth, snapshot, isShown, onChoose }: ActorButtonProps) {
  return (
    <button
      type="button"
      className="inspector__actor"
      aria-pressed={isShown}
      data-stopped={isStopped(snapshot) || undefined}
      data-depth={Math.min(depth, 5)}
      onClick={() => onChoose(actor.id)}
    >
      <span className="inspector__name">{actor.name}</span>
      <span className="inspector__state">{stateText(snapshot)}</span>
    </button>
  )
}
