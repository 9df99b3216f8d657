import { Badge } from '../../ui/feedback/badge.tsx'
import type { Chart, ChartTransition } from '../chart.ts'
import { viewerTexts as t } from './texts.ts'

interface StateBoxProps {
  chart: Chart
  /** From the machine's root, as the active paths are; empty for the root. */
  path: string
  active: string[]
  taken: string[]
}

/** A state with its transitions and its inner states; highlighted while it is active. */
export function StateBox({ chart, path, active, taken }: StateBoxProps) {
  const isActive = path === '' || active.some((each) => each === path || each.startsWith(`${path}.`))
  const isInnermost = isActive && chart.states.length === 0
  return (
    <div
      className="inspector__box"
      data-active={isActive || undefined}
      data-type={chart.type}
      aria-current={isInnermost ? 'true' : undefined}
      ref={isInnermost ? scrollIntoView : undefined}
    >
      <StateHead chart={chart} />
      {chart.description && <p className="inspector__meaning">{chart.description}</p>}
      <ul className="inspector__transitions">
        {chart.transitions.map((transition) => (
          <Transition key={transition.id} transition={transition} isTaken={taken.includes(transition.id)} />
        ))}
      </ul>
      <div className="inspector__inside">
        {chart.states.map((inner) => (
          <StateBox
            key={inner.id}
            chart={inner}
            path={path ? `${path}.${inner.key}` : inner.key}
            active={active}
            taken={taken}
          />
        ))}
      </div>
    </div>
  )
}

/** For a chart that is longer than the window. */
const scrollIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

function StateHead({ chart: { key, type, isInitial, tags, invokes } }: { chart: Chart }) {
  return (
    <div className="inspector__head">
      <strong>{isInitial ? `● ${key}` : key}</strong>
      {type === 'parallel' || type === 'final' ? <small>{type}</small> : null}
      {tags.map((tag) => (
        <Badge key={tag} tone="neutral">
          {tag}
        </Badge>
      ))}
      {invokes.length > 0 && (
        <small>
          {t.runs} {invokes.join(', ')}
        </small>
      )}
    </div>
  )
}

function Transition({ transition, isTaken }: { transition: ChartTransition; isTaken: boolean }) {
  const { event, guard, targets, actions, description } = transition
  return (
    <li className="inspector__transition" data-taken={isTaken || undefined} title={description}>
      <code>{event}</code>
      {guard && <span className="inspector__guard">[{guard}]</span>}
      <span className="inspector__target">{targets.length > 0 ? `→ ${targets.join(', ')}` : t.stays}</span>
      {actions.length > 0 && <span className="inspector__actions">/ {actions.join(', ')}</span>}
      {description && <span className="inspector__meaning">{description}</span>}
    </li>
  )
}
