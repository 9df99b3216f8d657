import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PublicForm } from '../../../../contract/types.gen.ts'
import { languageOf } from '../../../../rules/fields.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { fillClass } from '../classes.ts'
import { CurrentField } from './field/current-field.tsx'
import { FormHeader } from './form-header.tsx'
import { FormProgress } from './form-progress.tsx'
import { Loading } from './load/loading.tsx'
import { FillingStore } from './page-store.ts'
import { NOTICE, NOTICE_TITLE } from '../texts.ts'

/** One filling of a form, from its first field to the thanks. */
export function Filling({ form }: { form: PublicForm }) {
  const [store] = useState(() => new FillingStore(form))
  useEffect(() => store.start(), [store])
  const shown = useSyncExternalStore(store.subscribe, store.read)
  const { view, machines, moment } = shown
  if (shown.isBroken) throw new Error('The machines of the page could not be fetched')
  if (view.stage === 'waiting') return <Loading />
  if (machines && moment && view.stage === 'submitted') return <machines.Thanks form={form} moment={moment} />
  return (
    <main className={fillClass('page')}>
      <FormHeader form={form} />
      <FormProgress progress={view.progress} />
      <Alert title={NOTICE_TITLE}>{NOTICE}</Alert>
      {machines && moment && view.stage === 'recovering' ? (
        <machines.Recovery moment={moment} />
      ) : (
        <CurrentField language={languageOf(form)} shown={shown} store={store} />
      )}
      {machines && moment ? <machines.Rest form={form} moment={moment} /> : null}
    </main>
  )
}
