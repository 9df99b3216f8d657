import { useState } from 'react'
import { FieldError } from '../../../../ui/inputs/field.tsx'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Text } from '../../../../ui/layout/typography.tsx'
import { Modal, modalClass, ModalTitle } from '../../../../ui/overlays/modal.tsx'
import { receiveTransfer } from '../../transport.ts'
import { problemOf, settle, waitingCode } from './arrival.ts'
import { ARRIVED, KEEP, REPLACE, REPLACES } from './texts.ts'

/** A link of another device was opened where answers to the form are already: one of the two would be lost. */
export function ArrivalDialog({ formId }: { formId: string }) {
  const [code, setCode] = useState(waitingCode)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (code === undefined) return null
  const keep = () => {
    settle()
    setCode(undefined)
  }
  const replace = async () => {
    setBusy(true)
    const said = problemOf(await receiveTransfer(formId, code))
    if (said === undefined) return location.reload()
    setProblem(said)
    setBusy(false)
  }
  return (
    <Modal labelledBy="arrival-title" closable={!isBusy} onClose={keep}>
      <ModalTitle id="arrival-title">{ARRIVED}</ModalTitle>
      <Text>{REPLACES}</Text>
      {problem ? <FieldError>{problem}</FieldError> : null}
      <div className={modalClass('footer')}>
        <Button variant="outline" disabled={isBusy} onClick={keep}>
          {KEEP}
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={replace}>
          {REPLACE}
        </Button>
      </div>
    </Modal>
  )
}
