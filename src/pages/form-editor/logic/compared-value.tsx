import type { FieldComparison, FormField } from '../../../../contract/types.gen.ts'
import { traitsOf } from '../../../../rules/field-types.ts'
import { optionsOf } from '../../../../rules/fields.ts'
import { comparisonFault } from '../../../../rules/logic/comparison-faults.ts'
import { toNumber } from '../../../../rules/numbers.ts'
import { ChoiceGroup, Option } from '../../../ui/inputs/choice-group.tsx'
import { Input, Select } from '../../../ui/inputs/input.tsx'
import { logicTexts as texts } from './texts.ts'

interface ComparedValueProps {
  comparison: FieldComparison
  field: FormField
  onChange: (comparison: FieldComparison, setting?: string) => void
}

/** With what an answer is compared: by the options of the field where it has some. */
export function ComparedValue(props: ComparedValueProps) {
  const { comparison, field } = props
  const kind = traitsOf(field.type).value
  const takesSeveral = comparison.op === 'oneOf' || (kind === 'several-options' && comparison.op !== 'contains')
  if (optionsOf(field).length > 0 && takesSeveral) return <SeveralOptions {...props} />
  return optionsOf(field).length > 0 ? <OneOption {...props} /> : <Written {...props} isSeveral={takesSeveral} />
}

function SeveralOptions({ comparison, field, onChange }: ComparedValueProps) {
  const chosen = [comparison.value ?? []].flat().map(String)
  const choose = (value: string, isChosen: boolean) => {
    const values = optionsOf(field)
      .map((option) => option.value)
      .filter((each) => (each === value ? isChosen : chosen.includes(each)))
    onChange({ ...comparison, value: values })
  }
  return (
    <ChoiceGroup kind="checkbox" aria-label={texts.value}>
      {optionsOf(field).map(({ label, value }) => (
        <Option
          key={value}
          kind="checkbox"
          plain
          checked={chosen.includes(value)}
          onChange={({ target }) => choose(value, target.checked)}
        >
          {label}
        </Option>
      ))}
    </ChoiceGroup>
  )
}

function OneOption({ comparison, field, onChange }: ComparedValueProps) {
  const value = String([comparison.value ?? ''].flat()[0] ?? '')
  const options = optionsOf(field)
  const isKnown = options.some((option) => option.value === value)
  return (
    <Select
      aria-label={texts.value}
      aria-invalid={!isKnown}
      value={value}
      onChange={({ target }) => onChange({ ...comparison, value: target.value })}
    >
      {isKnown ? null : <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

function Written({ comparison, field, isSeveral, onChange }: ComparedValueProps & { isSeveral: boolean }) {
  const kind = traitsOf(field.type).value
  const isNumeric = kind === 'quantity' || kind === 'scale'
  const valueOf = (text: string) => (isNumeric ? (toNumber(text) ?? text) : text)
  const write = (text: string) => {
    const { field: id, op } = comparison
    const value = isSeveral ? text.split(',').map((each) => valueOf(each.trim())) : valueOf(text)
    onChange(text === '' ? { field: id, op } : { field: id, op, value }, 'value')
  }
  const ofOne = kind === 'day' ? 'date' : isNumeric ? 'number' : 'text'
  return (
    <Input
      type={isSeveral ? 'text' : ofOne}
      {...(isNumeric && !isSeveral && { step: 'any' })}
      aria-label={isSeveral ? texts.values : texts.value}
      aria-invalid={comparisonFault(comparison, field) !== undefined}
      value={[comparison.value ?? ''].flat().join(', ')}
      onChange={({ target }) => write(target.value)}
    />
  )
}
