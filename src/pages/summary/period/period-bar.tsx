import { useId, useState } from 'react'
import { Field } from '../../../ui/inputs/field.tsx'
import { Select } from '../../../ui/inputs/input.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { beginningOf, dayOf, endOf } from '../../responses/filter/days.ts'
import { summaryClass } from '../classes.ts'
import { summaryTexts as texts } from '../texts.ts'
import {
  comparisonChoice,
  type ComparisonChoice,
  periodChoice,
  type PeriodChoice,
  previousPeriod,
  RECENT_DAYS,
  recentPeriod,
} from './periods.ts'
import type { SummaryAddress } from './use-summary-address.ts'

/** Which responses by their time, and with which others they are compared. */
export function PeriodBar({ address }: { address: SummaryAddress }) {
  return (
    <div className={summaryClass('period')}>
      <PeriodPicker address={address} />
      <ComparisonPicker address={address} />
    </div>
  )
}

const PERIODS: Record<PeriodChoice, string> = {
  all: texts.periods.all,
  '7': texts.lastDays(7),
  '30': texts.lastDays(30),
  '90': texts.lastDays(90),
  custom: texts.periods.custom,
}
const PERIOD_ORDER: readonly PeriodChoice[] = ['all', ...RECENT_DAYS.map((days) => `${days}` as const), 'custom']

function PeriodPicker({ address: { filter, set } }: { address: SummaryAddress }) {
  const [isCustom, setIsCustom] = useState(false)
  const { from, to, ...rest } = filter
  const choice = isCustom ? 'custom' : periodChoice(filter)
  const choose = (next: PeriodChoice) => {
    setIsCustom(next === 'custom')
    if (next === 'all') set(rest)
    else if (next !== 'custom') set({ ...rest, ...recentPeriod(Number(next)) })
  }
  const setEnds = (first: string, last: string) =>
    set({ ...rest, ...(first && { from: beginningOf(first) ?? '' }), ...(last && { to: endOf(last) ?? '' }) })
  return (
    <div className={summaryClass('ends')}>
      <Picker label={texts.period} options={PERIODS} order={PERIOD_ORDER} value={choice} onChange={choose} />
      {choice === 'custom' ? (
        <Ends labels={[texts.from, texts.to]} from={dayOf(from)} to={dayOf(to)} onChange={setEnds} />
      ) : null}
    </div>
  )
}

const COMPARISONS: readonly ComparisonChoice[] = ['none', 'previous', 'custom']

function ComparisonPicker({ address }: { address: SummaryAddress }) {
  const { filter, comparison, setComparison } = address
  const [isCustom, setIsCustom] = useState(false)
  const choice = isCustom ? 'custom' : comparisonChoice(comparison)
  const hasPrevious = Object.keys(previousPeriod(filter)).length > 0
  const choose = (next: ComparisonChoice) => {
    setIsCustom(next === 'custom')
    if (next !== 'custom') setComparison(next === 'previous' ? { compare: 'previous' } : {})
  }
  const setEnds = (first: string, last: string) => {
    const [compare_from, compare_to] = [beginningOf(first), endOf(last)]
    setComparison({ ...(compare_from && { compare_from }), ...(compare_to && { compare_to }) })
  }
  return (
    <div className={summaryClass('ends')}>
      <Picker
        label={texts.compare}
        options={texts.comparisons}
        order={COMPARISONS}
        value={choice}
        help={choice === 'previous' && !hasPrevious ? texts.noPrevious : undefined}
        onChange={choose}
      />
      {choice === 'custom' ? (
        <Ends
          labels={[texts.compareFrom, texts.compareTo]}
          from={dayOf(comparison.compare_from)}
          to={dayOf(comparison.compare_to)}
          onChange={setEnds}
        />
      ) : null}
    </div>
  )
}

interface PickerProps<Choice extends string> {
  label: string
  options: Record<Choice, string>
  order: readonly Choice[]
  value: Choice
  help?: string | undefined
  onChange: (choice: Choice) => void
}

function Picker<Choice extends string>({ label, options, order, value, help, onChange }: PickerProps<Choice>) {
  const id = useId()
  const change = (next: string) => {
    const choice = order.find((each) => each === next)
    if (choice !== undefined) onChange(choice)
  }
  return (
    <Field id={id} label={label} help={help}>
      <Select
        id={id}
        value={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => change(event.target.value)}
      >
        {order.map((choice) => (
          <option key={choice} value={choice}>
            {options[choice]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface EndsProps {
  labels: [string, string]
  from: string
  to: string
  onChange: (from: string, to: string) => void
}

/** Each end takes effect when it is a whole day: half a year that is typed is none. */
function Ends({ labels: [first, last], from, to, onChange }: EndsProps) {
  return (
    <>
      <TextField label={first} type="date" value={from} onChange={(event) => onChange(event.target.value, to)} />
      <TextField label={last} type="date" value={to} onChange={(event) => onChange(from, event.target.value)} />
    </>
  )
}
