import { useId } from 'react'
import type { ResponseColumn, ResponseFilter } from '../../../../contract/types.gen.ts'
import type { Removal } from '../../../../machines/responses/responses.machine.ts'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { RadioList } from '../../../ui/inputs/radio-list.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { dayAgo, instantBefore } from '../filter/days.ts'
import { sentenceOf } from '../filter/sentence.ts'
import type { AddressFilter } from '../filter/use-filter.ts'
import { responsesTexts as texts } from '../texts.ts'
import type { ResponsesActor } from '../use-responses.ts'

type Many = Extract<Removal, { filter: ResponseFilter }>

interface WhichResponsesProps {
  removal: Many
  address: AddressFilter
  columns: ResponseColumn[]
  send: ResponsesActor['send']
}

/** A month, which leaves time to look at what is new. */
const DAYS_KEPT = 30

const olderThan = (day: string): Many => ({ kind: 'older', filter: { to: instantBefore(day) ?? '' } })

/** What the filter shows, or all before a date. */
export function WhichResponses({ removal, address, columns, send }: WhichResponsesProps) {
  const id = useId()
  const request = (next: Many) => send({ type: 'removal.requested', removal: next })
  const choose = (kind: Many['kind']) =>
    request(kind === 'older' ? olderThan(dayAgo(DAYS_KEPT)) : { kind, filter: address.filter })
  return (
    <>
      <RadioList
        label={texts.removeWhich}
        options={[
          { value: 'filtered', label: address.isEmpty ? texts.removeAll : texts.removeFiltered },
          { value: 'older', label: texts.removeOlder },
        ]}
        value={removal.kind}
        onChange={choose}
      />
      {removal.kind === 'older' ? (
        <Field id={id} label={texts.removeBefore}>
          <Input
            id={id}
            type="date"
            required
            defaultValue={dayAgo(DAYS_KEPT)}
            onChange={(event) => event.target.value && request(olderThan(event.target.value))}
          />
        </Field>
      ) : address.isEmpty ? null : (
        <Text size="sm" tone="muted" dir="auto">
          {sentenceOf(address.filter, columns)}
        </Text>
      )}
    </>
  )
}
