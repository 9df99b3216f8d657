import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PublicForm } from '../../../../contract/types.gen.ts'
import { languageOf } from '../../../../rules/fields.ts'
import type { FetchLive } from '../boundary.ts'
import { Lingering } from '../../../ui/lingering.tsx'
import { fillClass } from '../classes.ts'
import { submitText } from '../texts.ts'
import { CurrentField } from './field/current-field.tsx'
import { labelSize } from './field/question-label.tsx'
import { FormHead } from './form-head.tsx'
import { Loading } from './load/loading.tsx'
import { PageStore } from './page-store.ts'

interface FormSessionProps {
  form: PublicForm
  languageName: string
  fetchLive: FetchLive
}

/**
 * One session of a form, from its first field to the thanks. The field has the height of the screen; what is below it
 * begins where the screen ends.
 */
export function FormSession({ form, languageName, fetchLive }: FormSessionProps) {
  const [store] = useState(() => new PageStore(form, fetchLive))
  useEffect(() => store.start(), [store])
  const { view, slots, isWaiting, isBroken } = useSyncExternalStore(store.subscribe, store.read, store.read)
  if (isBroken) throw new Error('The live part could not be fetched')
  if (isWaiting) return <Loading />
  // A conversation needs the height of what stands above the first field.
  const isFirst = view.index === 0 && !slots.conversation
  return (
    <Lingering of={slots.thanks ? 'thanks' : 'form'}>
      {slots.thanks ?? (
        <main className={fillClass('page')}>
          <div className={fillClass('screen')} id="field">
            <div
              className={fillClass('stage')}
              data-wordy={slots.recovery ? undefined : labelSize(view.field)}
              data-conversing={slots.conversation && ''}
            >
              <FormHead form={form} languageName={languageName} progress={view.progress} isFirst={isFirst} />
              <Lingering of={slots.recovery ? 'recovery' : 'field'}>
                {slots.recovery ?? (
                  <CurrentField
                    language={languageOf(form)}
                    submit={submitText(form)}
                    isFirst={isFirst}
                    view={view}
                    slots={slots}
                    store={store}
                  />
                )}
              </Lingering>
            </div>
          </div>
          {slots.below ? <div className={fillClass('below')}>{slots.below}</div> : null}
        </main>
      )}
    </Lingering>
  )
}
