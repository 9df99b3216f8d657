import { LeaveDialog } from './dialogs/leave-dialog.tsx'
import { useLeaveBlocker } from './use-leave-blocker.ts'

/** Asks before unsaved changes are lost, whether the way out is a link, Back, or closing the tab. */
export function LeaveGuard({ isUnsaved, hint }: { isUnsaved: boolean; hint: string }) {
  const blocker = useLeaveBlocker(isUnsaved)
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      hint={hint}
      isLost
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}
