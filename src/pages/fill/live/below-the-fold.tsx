import type { PublicForm } from '../../../../contract/types.gen.ts'
import { languageOf, metadataOf } from '../../../../rules/fields.ts'
import { CompletionPanel } from './completion/completion-panel.tsx'
import { ConversationNow, HandsFreeSwitch } from './conversation/hands-free-switch.tsx'
import type { LiveState } from './live-state.ts'
import { SubmitDialog } from './submit-dialog/submit-dialog.tsx'

/** What stands below the fields, and over them while the answers are sent. */
export function BelowTheFold({ form, live }: { form: PublicForm; live: LiveState }) {
  const { snapshot, submission, handsFree, send } = live
  return (
    <>
      <HandsFreeSwitch handsFree={handsFree} isCovered={submission !== undefined} />
      <CompletionPanel snapshot={snapshot} send={send} />
      {submission ? (
        <SubmitDialog
          snapshot={submission}
          send={send}
          fields={snapshot.context.form.fields}
          language={languageOf(form)}
          conversation={<ConversationNow handsFree={handsFree} />}
          completionMessage={metadataOf(form).completionMessage}
        />
      ) : null}
    </>
  )
}
