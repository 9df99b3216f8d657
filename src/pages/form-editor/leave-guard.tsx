import { useEffect } from 'react'
import { LeaveDialog } from '../common/dialogs/leave-dialog.tsx'
import { useLeaveBlocker } from '../common/use-leave-blocker.ts'
import { editorTexts as texts } from './texts.ts'
import type { Editor } from './use-editor.ts'

/** Asks before unsaved changes are lost, whether the way out is a link, Back, or closing the tab. */
export function LeaveGuard({ editor: { snapshot, send } }: { editor: Editor }) {
  const blocker = useLeaveBlocker(snapshot.hasTag('unsaved'))
  const asked = blocker.location?.key
  const hasLeft = snapshot.status === 'done'
  useEffect(() => {
    if (asked !== undefined) send({ type: 'leave.requested' })
  }, [asked, send])
  useEffect(() => {
    if (hasLeft) blocker.proceed?.()
  }, [hasLeft, blocker])
  const stay = () => {
    send({ type: 'leave.refused' })
    blocker.reset?.()
  }
  return (
    <LeaveDialog
      open={snapshot.hasTag('asking')}
      hint={texts.leaveHint}
      isLost={false}
      onStay={stay}
      onLeave={() => send({ type: 'leave.confirmed' })}
    />
  )
}
