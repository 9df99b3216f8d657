import { lazy, Suspense, useState } from 'react'
import { hasAnswers, savedSession } from '../../../../../machines/form-session/context.ts'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Modal, modalClass, ModalTitle } from '../../../../ui/overlays/modal.tsx'
import type { SessionSnapshot } from '../../session/refs.ts'
import { canTransfer } from '../../transport.ts'
import { takeProblem } from './arrival.ts'
import { CLOSE, FAILURES, OFFER, TITLE } from './texts.ts'

/** With the code that draws a QR code, fetched only for those who ask for it. */
const TransferParts = lazy(async () => ({ default: (await import('./transfer-parts.tsx')).TransferParts }))

/** Quiet beside the other ways out of a form; a link that failed opens the dialog, which says why. */
export function TransferButton({ snapshot: { context } }: { snapshot: SessionSnapshot }) {
  const [problem] = useState(takeProblem)
  const [isOpen, setOpen] = useState(problem !== undefined)
  if (!canTransfer()) return null
  const saved = hasAnswers(context) ? () => savedSession(context) : undefined
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {OFFER}
      </Button>
      {isOpen ? (
        <Modal labelledBy="transfer-title" closable onClose={() => setOpen(false)}>
          <ModalTitle id="transfer-title">{TITLE}</ModalTitle>
          <Suspense fallback={null}>
            <TransferParts formId={context.form.id} saved={saved} problem={problem} failures={FAILURES} />
          </Suspense>
          <div className={modalClass('footer')}>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {CLOSE}
            </Button>
          </div>
        </Modal>
      ) : null}
    </>
  )
}
