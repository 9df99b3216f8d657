import type { PublicForm } from '../../../../contract/types.gen.ts'
import { languageOf, metadataOf } from '../../../../rules/fields.ts'
import { type Moment, submissionOf } from '../session/refs.ts'
import SubmitDialog from './submit-dialog/submit-dialog.tsx'
import { CompletionPanel } from './completion/completion-panel.tsx'
import { ConversationNow, HandsFreeSwitch } from './conversation/hands-free-switch.tsx'

/** What stands below the fields, and over them while the answers are sent. */
export function Rest({ form, moment }: { form: PublicForm; moment: Moment }) {
  const { session, snapshot, submission, handsFree } = moment
  if (snapshot.hasTag('recovering')) return null
  return (
    <>
      <HandsFreeSwitch handsFree={handsFree} isCovered={submission !== undefined} />
      <CompletionPanel session={session} snapshot={snapshot} />
      {submission ? (
        <SubmitDialog
          snapshot={submission}
          send={(event) => submissionOf(session.getSnapshot())?.send(event)}
          fields={snapshot.context.form.fields}
          language={languageOf(form)}
          conversation={<ConversationNow handsFree={handsFree} />}
          completionMessage={metadataOf(form).completionMessage}
        />
      ) : null}
    </>
  )
}
