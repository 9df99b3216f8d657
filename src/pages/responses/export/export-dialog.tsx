import { useState } from 'react'
import type { DownloadKind, ResponseFilter } from '../../../../contract/types.gen.ts'
import { isEmptyFilter } from '../../../../rules/filters/query.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { RadioList } from '../../../ui/inputs/radio-list.tsx'
import { Switch } from '../../../ui/inputs/switch.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx'
import { useDownload } from './start-download.ts'
import { exportTexts as texts } from './texts.ts'

type Kind = Exclude<DownloadKind, 'file'>

interface ExportProps {
  formId: string
  filter: ResponseFilter
}

const KINDS = (['csv', 'xlsx', 'jsonl', 'parquet', 'files'] as const satisfies readonly Kind[]).map((value) => ({
  value,
  label: texts.kinds[value],
}))

interface ExportDialogProps extends ExportProps {
  open: boolean
  onClose: () => void
  focusAfter?: () => HTMLElement | null
}

/** Lets the owner take away the responses that the filter shows. */
export function ExportDialog({ formId, filter, ...dialog }: ExportDialogProps) {
  return (
    <Dialog title={texts.title} description={isEmptyFilter(filter) ? texts.all : texts.filtered} {...dialog}>
      <ExportChoices formId={formId} filter={filter} onClose={dialog.onClose} />
    </Dialog>
  )
}

function ExportChoices({ formId, filter, onClose }: ExportProps & { onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('csv')
  const [hasRemoved, setHasRemoved] = useState(true)
  const [hasValues, setHasValues] = useState(false)
  const [bom, setBom] = useState(false)
  const download = useDownload(formId, onClose)
  const start = () =>
    download.mutate({
      kind,
      filter,
      columns: hasRemoved ? 'all' : 'today',
      options: hasValues ? 'values' : 'labels',
      bom,
    })
  return (
    <>
      <DialogBody>
        <Stack gap={4}>
          <RadioList label={texts.format} options={KINDS} value={kind} onChange={setKind} />
          <Switch label={texts.removed} checked={hasRemoved} onChange={setHasRemoved} />
          {kind === 'files' ? null : <Switch label={texts.values} checked={hasValues} onChange={setHasValues} />}
          {kind === 'csv' ? <Switch label={texts.bom} checked={bom} onChange={setBom} /> : null}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button disabled={download.isPending} onClick={start}>
          {texts.download}
        </Button>
      </DialogFooter>
    </>
  )
}
