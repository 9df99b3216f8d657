import type { FormField, ResponseDetail, StoredFieldResponse } from '../../../../contract/types.gen.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { detailClass } from '../classes.ts'
import { responsesTexts as texts } from '../texts.ts'
import { storedText } from '../values.ts'

/** Against the structure that was answered, in its order; what was left out is there too. */
export function Answers({ response: { fields, responses } }: { response: ResponseDetail }) {
  return (
    <dl className={detailClass('answers')} aria-label={texts.answers}>
      {fields.map((field) => (
        <Answer key={field.id} field={field} response={responses[field.id]} />
      ))}
    </dl>
  )
}

function Answer({ field, response }: { field: FormField; response: StoredFieldResponse | undefined }) {
  const text = storedText(field, response?.value)
  const isAnswered = text !== ''
  return (
    <div className={detailClass('answer')}>
      <dt className={detailClass('label')} dir="auto">
        {field.label}
      </dt>
      <dd className={detailClass('value')} data-answered={isAnswered} dir="auto">
        {isAnswered ? text : texts.noAnswer}
      </dd>
      {response?.transcript ? (
        <dd className={detailClass('heard')} dir="auto">
          <q>{response.transcript}</q>
        </dd>
      ) : null}
      {response && isAnswered ? <How response={response} /> : null}
    </div>
  )
}

/** A transcript is stored only with answers that were spoken. */
function How({ response: { transcript, confidence, voice } }: { response: StoredFieldResponse }) {
  const parts = [
    transcript ? texts.spoken : texts.typed,
    ...(transcript && typeof confidence === 'number' ? [texts.sure(confidence)] : []),
    ...(voice?.asked_again ? [texts.askedAgain(voice.asked_again)] : []),
  ]
  return (
    <dd className={detailClass('how')}>
      {transcript ? <Icon name="microphone" size={14} /> : null}
      {parts.join(' · ')}
    </dd>
  )
}
