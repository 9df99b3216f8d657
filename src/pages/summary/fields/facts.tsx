import { summaryClass } from '../classes.ts'

/** Names and figures beside each other. */
export function FigureList({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <dl className={summaryClass('facts')}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
