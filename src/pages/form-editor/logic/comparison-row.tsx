import type { FieldComparison, FormField } from '../../../../contract/types.gen.ts'
import { operatorsOf, takesNoValue } from '../../../../rules/logic/comparisons.ts'
import { newComparison, withOperator } from '../../../../rules/logic/edits.ts'
import { operatorInWords } from '../../../../rules/logic/in-words.ts'
import { forOwner } from '../../../../rules/logic/texts.ts'
import { Select } from '../../../ui/inputs/input.tsx'
import { logicClass } from '../classes.ts'
import { ComparedValue } from './compared-value.tsx'
import { logicTexts as texts } from './texts.ts'

interface ComparisonRowProps {
  comparison: FieldComparison
  earlier: FormField[]
  onChange: (comparison: FieldComparison, setting?: string) => void
}

/** Which answer, what is asked of it, and with what it is compared. */
export function ComparisonRow({ comparison, earlier, onChange }: ComparisonRowProps) {
  const field = earlier.find(({ id }) => id === comparison.field)
  const choose = (id: string) => {
    const chosen = earlier.find((each) => each.id === id)
    if (chosen) onChange(newComparison(chosen))
  }
  const operators = field ? operatorsOf(field) : [comparison.op]
  return (
    <div className={logicClass('comparison')}>
      <Select
        aria-label={texts.field}
        aria-invalid={!field}
        value={comparison.field}
        onChange={({ target }) => choose(target.value)}
      >
        {field ? null : <option value={comparison.field}>{texts.missing}</option>}
        {earlier.map(({ id, label, name }) => (
          <option key={id} value={id}>
            {forOwner(label, (of) => earlier.find((each) => each.id === of)?.label) || name}
          </option>
        ))}
      </Select>
      <Select
        aria-label={texts.op}
        aria-invalid={!operators.includes(comparison.op)}
        value={comparison.op}
        onChange={({ target }) => {
          const op = operators.find((each) => each === target.value)
          if (op) onChange(withOperator(comparison, op))
        }}
      >
        {[...new Set([...operators, comparison.op])].map((op) => (
          <option key={op} value={op}>
            {operatorInWords(op, field)}
          </option>
        ))}
      </Select>
      {takesNoValue(comparison.op) || !field ? null : (
        <ComparedValue comparison={comparison} field={field} onChange={onChange} />
      )}
    </div>
  )
}
