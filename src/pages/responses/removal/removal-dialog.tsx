import type { ResponseColumn } from '../../../../contract/types.gen.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { mainContent } from '../../common/dialogs/main-content.ts'
import { useResponseCount } from '../calls.ts'
import type { AddressFilter } from '../filter/use-filter.ts'
import { responsesTexts as texts } from '../texts.ts'
import type { ResponsesActor } from '../use-responses.ts'
import { WhichResponses } from './which-responses.tsx'

interface RemovalDialogProps {
  formId: string
  actor: ResponsesActor
  address: AddressFilter
  columns: ResponseColumn[]
}

/** Says how many will go before anything goes; what the server would delete now must be the same number. */
export function RemovalDialog({ formId, actor: { snapshot, send }, address, columns }: RemovalDialogProps) {
  const { removal, failure } = snapshot.context
  const isAsking = snapshot.hasTag('asking')
  const isBusy = snapshot.hasTag('busy')
  const isOne = removal.kind === 'one'
  const counted = useResponseCount(formId, isAsking && !isOne ? removal.filter : undefined)
  const count = isOne ? 1 : counted.data
  const refuse = () => send({ type: 'removal.refused' })
  return (
    <Dialog
      role="alertdialog"
      open={isAsking}
      onClose={refuse}
      title={isOne ? texts.removeOneTitle : texts.removeTitle(count)}
      description={isOne ? texts.removeOneHint : texts.removeHint}
      focusAfter={mainContent}
    >
      <DialogBody>
        {isOne ? null : <WhichResponses removal={removal} address={address} columns={columns} send={send} />}
        {failure === null ? null : (
          <Alert tone="danger" role="alert">
            {failure}
          </Alert>
        )}
        {count === 0 ? <Alert tone="neutral">{texts.removeNone}</Alert> : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={refuse}>
          {texts.cancel}
        </Button>
        <Button
          variant="danger"
          disabled={isBusy || !count || counted.isFetching}
          onClick={() => send({ type: 'removal.confirmed', count: count ?? 0 })}
        >
          {!isOne && counted.isFetching ? texts.counting : texts.remove}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
