import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { PublicForm } from '../../../contract/types.gen.ts'
import { metadataOf } from '../../../rules/fields.ts'
import { Alert } from '../../ui/alert.tsx'
import { createFilling } from './actors.ts'
import { fillClass } from './classes.ts'
import { CompletionPanel } from './completion-panel.tsx'
import { CurrentField } from './current-field.tsx'
import { FormHeader } from './form-header.tsx'
import { FormProgress } from './form-progress.tsx'
import { fetchParts, lazySubmitDialog } from './lazy-parts.ts'
import { Recovery } from './recovery.tsx'
import { selectProgress, selectSavedCount } from './selectors.ts'
import { selectSubmission } from './session.ts'
import { NOTICE, NOTICE_TITLE } from './texts.ts'
import { Thanks } from './thanks.tsx'

const SubmitDialog = lazy(lazySubmitDialog)

/** When the page is at rest, what it will need later is fetched, and who will hear is said. */
function useLaterParts(introduce: () => Promise<void>) {
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500))
    idle(() => void fetchParts().then(introduce))
  }, [introduce])
}

/** One filling of a form, from its first field to the thanks. */
export function Filling({ form }: { form: PublicForm }) {
  const [{ machine, input, voice }] = useState(() => createFilling(form))
  const [introduce] = useState(() => () => voice.introduce())
  const session = useActorRef(machine, { input })
  const snapshot = useSelector(session, (current) => current)
  useLaterParts(introduce)
  const submission = selectSubmission(snapshot)
  if (snapshot.hasTag('submitted')) return <Thanks form={form} receipt={snapshot.context.receipt} />
  return (
    <main className={fillClass('page')}>
      <FormHeader form={form} />
      <FormProgress progress={selectProgress(snapshot)} />
      <Alert title={NOTICE_TITLE}>{NOTICE}</Alert>
      {snapshot.hasTag('recovering') ? (
        <Recovery
          completed={selectSavedCount(snapshot)}
          total={input.form.fields.length}
          onContinue={() => session.send({ type: 'recovery.accepted' })}
          onStartOver={() => session.send({ type: 'recovery.refused' })}
        />
      ) : (
        <>
          <CurrentField session={session} snapshot={snapshot} side={voice.side} />
          <CompletionPanel session={session} snapshot={snapshot} />
        </>
      )}
      <Suspense>
        {submission ? (
          <SubmitDialog
            submission={submission}
            fields={input.form.fields}
            completionMessage={metadataOf(form).completionMessage}
          />
        ) : null}
      </Suspense>
    </main>
  )
}
