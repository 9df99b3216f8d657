import { Suspense, use } from 'react'
import { Filling } from './form-session.tsx'
import { LoadError } from './load/load-error.tsx'
import { Loading } from './load/loading.tsx'
import type { Opened } from './load/open-form.ts'
import { Unexpected } from './load/unexpected.tsx'

/** The respondent's page: loading, an error, or the form. A form that came inside the page shows at once. */
export function FillPage({ opening }: { opening: Opened | Promise<Opened> }) {
  return (
    <Unexpected>
      <Suspense fallback={<Loading />}>
        <OpenedForm opening={opening} />
      </Suspense>
    </Unexpected>
  )
}

function OpenedForm({ opening }: { opening: Opened | Promise<Opened> }) {
  const opened = opening instanceof Promise ? use(opening) : opening
  return 'form' in opened ? <Filling form={opened.form} /> : <LoadError failure={opened.failure} />
}
