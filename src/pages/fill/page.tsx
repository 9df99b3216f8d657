import { Suspense, use } from 'react'
import { Filling } from './filling.tsx'
import { LoadError } from './load-error.tsx'
import { Loading } from './loading.tsx'
import type { Opened } from './open-form.ts'
import { Unexpected } from './unexpected.tsx'

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
