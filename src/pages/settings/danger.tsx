import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { Card, cardClass } from '../../ui/layout/card.tsx'
import { forgetAccount } from '../common/auth/actors.ts'
import { ConfirmDialog } from '../common/dialogs/confirm-dialog.tsx'
import { currentUserOptions } from '../../transport/current-user.ts'
import { HoldingsNote } from '../common/holdings.tsx'
import { useDeleteMe } from './calls.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.danger

/** Deleting the account ends the session. */
export function Danger() {
  const [asking, setAsking] = useState(false)
  const remove = useDeleteMe()
  const { data: me } = useQuery(currentUserOptions)
  return (
    <Card>
      <h2 className={cardClass('title')}>{texts.heading}</h2>
      <p className={cardClass('text')}>{texts.hint}</p>
      <div className={cardClass('footer')}>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {texts.open}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.dialog}
        description={texts.warning}
        confirm={texts.confirm}
        note={me && <HoldingsNote userId={me.id} />}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({}, { onSuccess: forgetAccount, onError: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
