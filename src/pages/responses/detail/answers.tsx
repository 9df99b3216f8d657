import type { FormField, ResponseDetail, StoredFieldResponse } from '../../../../contract/types.gen.ts'
import { fieldsForOwner } from '../../../../rules/logic/texts.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { detailClass } from '../classes.ts'
import { responsesTexts as texts } from '../texts.ts'
import { isFile, storedText } from '../values.ts'
import { FileAnswer } from './file-answer.tsx'

interface AnswersProps {
  formId: string
  response: ResponseDetail
}

/** Against the structure that was answered, in its order; what was left out is there too. */
export function Answers({ formId, response: { id, fields, responses, not_asked } }: AnswersProps) {
  const notAsked = new Set(not_asked)
  return (
    <dl className={detailClass('answers')} aria-label={texts.answers}>
      {fieldsForOwner(fields).map((field) => (
        <Answer
          key={field.id}
          formId={formId}
          responseId={id}
          field={field}
          response={responses[field.id]}
          wasAsked={!notAsked.has(field.id)}
        />
      ))}
    </dl>
  )
}

interface AnswerProps {
  formId: string
  responseId: string
  field: FormField
  response: StoredFieldResponse | undefined
  wasAsked: boolean
}

function Answer({ formId, responseId, field, response, wasAsked }: AnswerProps) {
  const value = response?.value
  const text = storedText(field, value)
  const isAnswered = text.trim() !== ''
  return (
    <div className={detailClass('answer')}>
      <dt className={detailClass('label')} dir="auto">
        {field.label}
      </dt>
      <dd className={detailClass('value')} data-answered={isAnswered} dir="auto">
        {isFile(value) ? (
          <FileAnswer place={{ formId, responseId, fieldId: field.id }} file={value} />
        ) : isAnswered ? (
          text
        ) : wasAsked ? (
          texts.noAnswer
        ) : (
          texts.notAsked
        )}
      </dd>
      {response?.transcript ? (
        <dd className={detailClass('heard')} dir="auto">
          <q>{response.transcript}</q>
        </dd>
      ) : null}
      {response && isAnswered && !isFile(value) ? <How response={response} /> : null}
      {response?.corrections?.map(({ heard, meant }) => (
        <dd key={`${heard} ${meant}`} className={detailClass('how')} dir="auto">
          {texts.corrected(heard, meant)}
        </dd>
      ))}
    </div>
  )
}

/** A transcript is stored only with answers that were spoken. */
function How({ response: { transcript, confidence, voice } }: { response: StoredFieldResponse }) {
  const parts = [
    transcript ? texts.spoken : texts.typed,
    ...(transcript && typeof confidence === 'number' ? [texts.sure(confidence)] : []),
    ...(voice?.asked_again ? [texts.askedAgain(voice.asked_again)] : []),
    ...(voice?.refused ? [texts.refused(voice.refused)] : []),
    ...(voice?.typed_after ? [texts.typedAfter] : []),
  ]
  return (
    <dd className={detailClass('how')}>
      {transcript ? <Icon name="microphone" size={14} /> : null}
      {parts.join(' · ')}
    </dd>
  )
}
