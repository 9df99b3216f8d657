import { useState } from 'react'
import type { Logins as LoginList } from '../../../../contract/types.gen.ts'
import { toFailure } from '../../../transport/api-failure.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Card, cardClass } from '../../../ui/layout/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { ConfirmDialog } from '../../common/dialogs/confirm-dialog.tsx'
import { LoadFailed } from '../../common/load-failed.tsx'
import { useEndOtherLogins, useLogins } from './calls.ts'
import { LoginRow } from './login-row.tsx'
import { securityTexts } from './texts.ts'

const { logins: texts } = securityTexts

/** Where the account is logged in, and how that ends elsewhere. */
export function Logins() {
  const logins = useLogins()
  if (logins.isPending) return <Skeleton height="lg" />
  if (logins.isError) return <LoadFailed failure={toFailure(logins.error)} onRetry={logins.refetch} />
  return <LoginsCard logins={logins.data} />
}

function LoginsCard({ logins: { data, count } }: { logins: LoginList }) {
  const hidden = count - data.length
  return (
    <Card>
      <h2 className={cardClass('title')}>{texts.heading}</h2>
      <p className={cardClass('text')}>{texts.hint}</p>
      <Stack gap={3}>
        {data.map((login) => (
          <LoginRow key={login.id} login={login} />
        ))}
      </Stack>
      {hidden > 0 ? <p className={cardClass('text')}>{texts.hidden(hidden)}</p> : null}
      {count > 1 ? <EndOthers count={count - 1} /> : null}
    </Card>
  )
}

function EndOthers({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false)
  const end = useEndOtherLogins()
  const close = () => setAsking(false)
  return (
    <div className={cardClass('footer')}>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {texts.endOthers}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.endOthers}
        description={texts.endOthersHint(count)}
        confirm={texts.end}
        busy={end.isPending}
        onConfirm={() => end.mutate({}, { onSettled: close })}
        onClose={close}
      />
    </div>
  )
}
