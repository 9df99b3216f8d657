import { Button } from '../../../ui/inputs/button.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { Modal, modalClass, ModalTitle } from '../../../ui/overlays/modal.tsx'
import type { LiveState } from './live-state.ts'

/** Start Over cannot be undone, so it asks first. */
export function RestartDialog({ send }: Pick<LiveState, 'send'>) {
  const keep = () => send({ type: 'restart.refused' })
  return (
    <Modal labelledBy="restart-title" closable onClose={keep}>
      <ModalTitle id="restart-title">Start over?</ModalTitle>
      <Text>All answers on this device are deleted, and the form begins again.</Text>
      <div className={modalClass('footer')}>
        <Button variant="outline" onClick={keep}>
          Keep my answers
        </Button>
        <Button variant="danger" onClick={() => send({ type: 'session.restarted' })}>
          Start Over
        </Button>
      </div>
    </Modal>
  )
}
