import { memo } from 'react'
import type { PublicForm } from '../../../../contract/types.gen.ts'
import { languageOf, metadataOf } from '../../../../rules/fields.ts'
import { CompletionPanel } from './completion/completion-panel.tsx'
import { ConversationNow, HandsFreeSwitch } from './conversation/hands-free-switch.tsx'
import { submitText } from '../texts.ts'
import { selectIndexOf, selectText, selectWayThrough } from '../session/selectors.ts'
import type { LiveState } from './live-state.ts'
import { WaitingStatus } from './notes/waiting-note.tsx'
import { OutboxNotice } from './outbox/outbox-notice.tsx'
import { RestartDialog } from './restart-dialog.tsx'
import { ArrivalDialog } from './transfer/arrival-dialog.tsx'
import { ONLY_SPOKEN, UNCONFIRMED } from './texts.ts'
import { ConsentQuestion } from './voice/consent-question.tsx'
import { SubmitDialog } from './submit-dialog/submit-dialog.tsx'

/** Another field changes nothing of them. */
const Switch = memo(HandsFreeSwitch, ({ handsFree: a }, { handsFree: b }) => a.isOn === b.isOn && a.turn === b.turn)
const Outbox = memo(OutboxNotice)
const Arrival = memo(ArrivalDialog)

/** What is said in the review of a field to which something was said that is no answer yet. */
const waitingIn =
  ({ snapshot, notices }: LiveState) =>
  (fieldId: string): string | undefined =>
    notices.savedFor.includes(fieldId) ? ONLY_SPOKEN : snapshot.context.unconfirmed[fieldId] && UNCONFIRMED

interface BelowTheFoldProps {
  form: PublicForm
  live: LiveState
  /** The switch of hands-free is not in the card just now. */
  isSwitched: boolean
}

/** What stands below the fields, and over them while the answers are sent. */
export function BelowTheFold({ form, live, isSwitched }: BelowTheFoldProps) {
  const { snapshot, submission, handsFree, notices, outbox, send } = live
  const { fields } = snapshot.context.form
  return (
    <>
      {isSwitched ? <Switch handsFree={handsFree} /> : null}
      <WaitingStatus live={live} />
      <Outbox entries={outbox} formId={form.id} fields={fields} />
      <Arrival formId={form.id} />
      <CompletionPanel snapshot={snapshot} submit={submitText(form)} send={send} />
      {snapshot.hasTag('restarting') ? <RestartDialog send={send} /> : null}
      {submission ? (
        <SubmitDialog
          snapshot={submission}
          send={send}
          title={form.title}
          fields={selectWayThrough(snapshot).fields}
          placeOf={(fieldId) => selectIndexOf(snapshot, fieldId)}
          waitingIn={waitingIn(live)}
          language={languageOf(form)}
          conversation={
            notices.question ? <ConsentQuestion {...notices.question} /> : <ConversationNow handsFree={handsFree} />
          }
          submit={submitText(form)}
          completionMessage={selectText(snapshot, metadataOf(form).completionMessage)}
        />
      ) : null}
    </>
  )
}
