import { useRef } from 'react'
import type { AnswerValue, FormField, OtherAnswer } from '../../../contract/types.gen.ts'
import { isOtherAnswer, otherOption } from '../../../rules/answers/other.ts'
import { OPTION_MAX } from '../../../rules/limits.ts'
import { Input } from '../../ui/inputs/input.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import type { ControlProps } from '../control.ts'

const wordsOf = (value: AnswerValue | undefined): string | undefined =>
  [value].flat().find((each): each is OtherAnswer => isOtherAnswer(each))?.other

/** Each choice with the value of its option. */
function asOptions(field: FormField, value: AnswerValue | undefined): AnswerValue | undefined {
  const other = otherOption(field)?.value ?? ''
  if (Array.isArray(value)) return value.map((each) => (isOtherAnswer(each) ? other : each))
  return isOtherAnswer(value) ? other : value
}

/** Each choice as it is stored: of that option the words. */
function asAnswer(field: FormField, value: AnswerValue, words: string): AnswerValue {
  const asOne = <Value,>(one: Value) => (one === otherOption(field)?.value ? { other: words } : one)
  return Array.isArray(value) ? value.map(asOne) : asOne(value)
}

/** A choice of which one option takes the person's own words, in a line that is there while that option is chosen. */
export function OtherControl({ Choice, ...props }: ControlProps) {
  const { field, id, value, disabled, invalid, describedBy, onChange } = props
  const words = wordsOf(value)
  const isJustChosen = useRef(false)
  const choose = (next: AnswerValue, isPicked?: boolean) => {
    const answer = asAnswer(field, next, words ?? '')
    const isOwn = wordsOf(answer) !== undefined
    isJustChosen.current = isOwn && words === undefined && isPicked !== false
    onChange(answer, isOwn ? false : isPicked)
  }
  const write = (other: string) => onChange(asAnswer(field, asOptions(field, value) ?? '', other))
  return (
    <Stack gap={2}>
      {Choice ? <Choice {...props} value={asOptions(field, value)} onChange={choose} /> : null}
      {words === undefined ? null : (
        <Input
          // What is typed next is meant for it; arrows that pass the option stay in the group.
          ref={(input) => void (isJustChosen.current && input?.focus())}
          id={`${id}-other`}
          size="lg"
          aria-label={otherOption(field)?.label}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy || undefined}
          maxLength={OPTION_MAX}
          autoComplete="off"
          enterKeyHint="next"
          value={words}
          disabled={disabled}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </Stack>
  )
}
