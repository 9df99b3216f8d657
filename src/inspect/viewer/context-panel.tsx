import type { Plain } from '../messages.ts'
import { JsonTree } from './json-tree.tsx'
import type { ActorSnapshot } from './selectors.ts'
import { viewerTexts as t } from './texts.ts'

/** The actor's context; what the last event changed is marked. */
export function ContextPanel({ actorSnapshot: { actor, snapshot, before } }: { actorSnapshot: ActorSnapshot }) {
  const data = [snapshot?.context, snapshot?.output, snapshot?.error].find((each) => each !== undefined)
  return (
    <section className="inspector__context" aria-label={t.context}>
      <h2>{t.context}</h2>
      {data === undefined ? (
        <p className="inspector__none">{t.noContext}</p>
      ) : (
        <JsonTree key={actor.id} value={data} changed={changedKeys(data, before?.context)} />
      )}
    </section>
  )
}

function changedKeys(now: Plain, before: Plain | undefined): string[] {
  if (!isRecord(now) || !isRecord(before)) return []
  return Object.keys(now).filter((key) => JSON.stringify(now[key]) !== JSON.stringify(before[key]))
}

const isRecord = (value: Plain | undefined): value is { [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
