import { Suspense, use } from 'react'
import type { FetchLive } from '../border.ts'
import { FormSession } from './form-session.tsx'
import { LoadError } from './load/load-error.tsx'
import { Loading } from './load/loading.tsx'
import type { Opened } from './load/open-form.ts'
import { Unexpected } from './load/unexpected.tsx'
import { Welcomed } from './look/welcome.tsx'

interface FillPageProps {
  opening: Opened | Promise<Opened>
  /** Called as soon as the first field shows. */
  fetchLive: FetchLive
}

/** The respondent's page: loading, an error, or the form. A form that came inside the page shows at once. */
export function FillPage(props: FillPageProps) {
  return (
    <Unexpected>
      <Suspense fallback={<Loading />}>
        <OpenedForm {...props} />
      </Suspense>
    </Unexpected>
  )
}

function OpenedForm({ opening, fetchLive }: FillPageProps) {
  const opened = opening instanceof Promise ? use(opening) : opening
  if (!('form' in opened)) return <LoadError failure={opened.failure} />
  return (
    <Welcomed form={opened.form} fetchLive={fetchLive}>
      <FormSession form={opened.form} fetchLive={fetchLive} />
    </Welcomed>
  )
}
