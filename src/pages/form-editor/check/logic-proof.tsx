import type { FormField } from '../../../../contract/types.gen.ts'
import { chartOfForm, type ChartArrow } from '../../../../rules/form-check/logic/chart.ts'
import type { LogicReport, Reached } from '../../../../rules/form-check/logic/prove.ts'
import { Text } from '../../../ui/layout/typography.tsx'
import { findingsClass, formChartClass } from '../classes.ts'
import { proofTexts as texts } from './texts.ts'

interface LogicProofProps {
  /** As they were checked. */
  fields: FormField[]
  logic: LogicReport
}

/** What was proved of the logic: how each field and end is reached, what the proof could not say, and the form as a chart. */
export function LogicProof({ fields, logic: { reached, limits } }: LogicProofProps) {
  return (
    <>
      {limits.map((limit) => (
        <Text key={limit} tone="muted">
          {limit}
        </Text>
      ))}
      {reached.length > 0 ? (
        <details>
          <summary>{texts.reached(reached.length)}</summary>
          <ul className={findingsClass('list')}>
            {reached.map((each) => (
              <li key={`${each.fieldId} ${each.isEnd}`} className={findingsClass('item')}>
                <Way way={each} fields={fields} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <details>
        <summary>{texts.chart}</summary>
        <FormChart fields={fields} />
      </details>
    </>
  )
}

/** A field or an end, and below it each answer that leads there. */
function Way({ way: { index, isEnd, answers }, fields }: { way: Reached; fields: FormField[] }) {
  return (
    <>
      <Text weight="medium">{isEnd ? texts.endAfter(index) : texts.field(index, fields[index]?.label ?? '')}</Text>
      {answers.length === 0 ? <Text tone="muted">{texts.anyAnswers}</Text> : null}
      {answers.map(({ label, words }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two fields may have the same label
        <Text key={place} tone="muted">
          {texts.answer(label, words)}
        </Text>
      ))}
    </>
  )
}

function conditionText({ when }: ChartArrow, place: number): string | undefined {
  if (when !== undefined) return texts.when(when)
  return place > 0 ? texts.otherwise : undefined
}

/** The statechart of the form: a box for each field, and below it the arrows that lead on, each with its condition. */
function FormChart({ fields }: { fields: FormField[] }) {
  const states = chartOfForm(fields)
  const nameOf = ({ to }: ChartArrow) => (to === undefined ? texts.end : texts.field(to, states[to]?.label ?? ''))
  return (
    <ol className={formChartClass('chart')}>
      {states.map(({ index, fieldId, label, askedWhen, arrows }) => (
        <li key={fieldId} className={formChartClass('state')}>
          <div className={formChartClass('box', { dashed: askedWhen !== undefined })}>
            <strong>{texts.field(index, label)}</strong>
            {askedWhen === undefined ? null : <Text size="sm">{texts.askedWhen(askedWhen)}</Text>}
          </div>
          <ul className={formChartClass('arrows')}>
            {arrows.map((arrow, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- an arrow is known by its place alone
              <li key={place} className={formChartClass('arrow', { jump: arrow.isJump })}>
                <span aria-hidden="true">{arrow.isJump ? '↳' : '↓'}</span>
                <span>{nameOf(arrow)}</span>
                <span className={formChartClass('condition')}>{conditionText(arrow, place)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
