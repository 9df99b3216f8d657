import { Suspense, use, useState } from 'react'
import type { FetchLive, Opened } from '../boundary.ts'
import { FormSession } from './form-session.tsx'
import { LoadError } from './load/load-error.tsx'
import { Loading } from './load/loading.tsx'
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
  const [opened, open] = useState(opening instanceof Promise ? use(opening) : opening)
  if ('Gate' in opened) return <opened.Gate onOpen={open} />
  if (!('form' in opened)) return <LoadError failure={opened.failure} />
  return (
    <Welcomed form={opened.form} fetchLive={fetchLive}>
      <FormSession {...opened} fetchLive={fetchLive} />
    </Welcomed>
  )
}
