import { useCallback, useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { Button } from '../../ui/inputs/button.tsx'
import { Dialog, DialogFooter } from '../../ui/overlays/dialog.tsx'
import { editorTexts as texts } from './texts.ts'
import type { Editor } from './use-editor.ts'

/** Asks before unsaved changes are lost, whether the way out is a link, Back, or closing the tab. */
export function LeaveGuard({ editor: { snapshot, send } }: { editor: Editor }) {
  const isUnsaved = snapshot.hasTag('unsaved')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  const asked = blocker.location?.key
  const hasLeft = snapshot.status === 'done'
  useEffect(() => {
    if (asked !== undefined) send({ type: 'leave.requested' })
  }, [asked, send])
  useEffect(() => {
    if (hasLeft) blocker.proceed?.()
  }, [hasLeft, blocker])
  useBeforeUnload(useCallback((event) => isUnsaved && event.preventDefault(), [isUnsaved]))
  const stay = () => {
    send({ type: 'leave.refused' })
    blocker.reset?.()
  }
  return (
    <Dialog
      open={snapshot.hasTag('asking')}
      role="alertdialog"
      title={texts.leaveTitle}
      description={texts.leaveHint}
      onClose={stay}
    >
      <DialogFooter>
        <Button variant="outline" onClick={stay}>
          {texts.stay}
        </Button>
        <Button variant="danger" onClick={() => send({ type: 'leave.confirmed' })}>
          {texts.leave}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
