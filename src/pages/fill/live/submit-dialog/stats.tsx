import { panelClass } from '../../classes.ts'

interface StatsProps {
  completed: number
  percent: number
  minutes: number
}

export function Stats({ completed, percent, minutes }: StatsProps) {
  const stats = [
    ['Fields completed', completed],
    ['Complete', `${percent}%`],
    [minutes === 1 ? 'Minute taken' : 'Minutes taken', minutes],
  ] as const
  return (
    <dl className={panelClass('counts')}>
      {stats.map(([name, value]) => (
        <div key={name} className={panelClass('count')}>
          <dt>{name}</dt>
          <dd className={panelClass('number')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
