import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PublicForm } from '../../../../contract/types.gen.ts'
import { languageOf } from '../../../../rules/fields.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import type { FetchLive } from '../border.ts'
import { fillClass } from '../classes.ts'
import { NOTICE, NOTICE_TITLE } from '../texts.ts'
import { CurrentField } from './field/current-field.tsx'
import { FormHeader } from './form-header.tsx'
import { FormProgress } from './form-progress.tsx'
import { Loading } from './load/loading.tsx'
import { Cover } from './look/cover.tsx'
import { PageStore } from './page-store.ts'

interface FormSessionProps {
  form: PublicForm
  fetchLive: FetchLive
}

/** One session of a form, from its first field to the thanks. */
export function FormSession({ form, fetchLive }: FormSessionProps) {
  const [store] = useState(() => new PageStore(form, fetchLive))
  useEffect(() => store.start(), [store])
  const { view, slots, isWaiting, isBroken } = useSyncExternalStore(store.subscribe, store.read)
  if (isBroken) throw new Error('The live part of the page could not be fetched')
  if (isWaiting) return <Loading />
  if (slots.thanks) return slots.thanks
  return (
    <main className={fillClass('page')}>
      {view.index === 0 ? <Cover form={form} place="field" /> : null}
      <FormHeader form={form} isFirst={view.index === 0} />
      <FormProgress progress={view.progress} />
      <Alert title={NOTICE_TITLE}>{NOTICE}</Alert>
      {slots.recovery ?? <CurrentField language={languageOf(form)} view={view} slots={slots} store={store} />}
      {slots.below}
    </main>
  )
}
