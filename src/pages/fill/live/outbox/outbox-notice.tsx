import { useState } from 'react'
import type { FormField } from '../../../../../contract/types.gen.ts'
import type { OutboxEntry, SentEntry, WaitingEntry } from '../../../../transport/outbox/entry.ts'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { Button } from '../../../../ui/inputs/button.tsx'
import { Row, Stack } from '../../../../ui/layout/stack.tsx'
import { withdrawSubmission } from '../../transport.ts'
import { saveFile } from './save-file.ts'
import { manyWait, OK, refusedText, REMOVE, SAVE_FILE, sentText, SURE, WAITS } from './texts.ts'

interface OutboxNoticeProps {
  entries: OutboxEntry[]
  /** Of the form of this page. */
  formId: string
  fields: FormField[]
}

/** What was submitted on this device and is not stored yet, was refused, or was sent while no page was open. */
export function OutboxNotice({ entries, formId, fields }: OutboxNoticeProps) {
  const waiting = entries.filter(isWaiting)
  const save = (entry: WaitingEntry) => saveFile({ ...entry, fields: entry.formId === formId ? fields : [] })
  if (entries.length === 0) return null
  return (
    <Stack gap={3}>
      {waiting.length > 0 ? (
        <Alert tone="neutral" role="status">
          <p>{waiting.length === 1 ? WAITS : manyWait(waiting.length)}</p>
          <Row wrap>
            {waiting.map((entry) => (
              <Button key={entry.id} variant="quiet" onClick={() => save(entry)}>
                {waiting.length === 1 ? SAVE_FILE : `${SAVE_FILE}: ${entry.title}`}
              </Button>
            ))}
          </Row>
        </Alert>
      ) : null}
      {entries.filter(isRefused).map((entry) => (
        <Refused key={entry.id} entry={entry} onSave={() => save(entry)} />
      ))}
      {entries.filter(isSent).map((entry) => (
        <Alert key={entry.id} tone="success" role="status">
          <p>{sentText(timeOf(entry), entry.receipt.submission_id)}</p>
          <Button variant="quiet" onClick={() => forget(entry.id)}>
            {OK}
          </Button>
        </Alert>
      ))}
    </Stack>
  )
}

function Refused({ entry, onSave }: { entry: WaitingEntry; onSave: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const { message = '', details = [] } = entry.failure ?? {}
  const reason = [message, ...details.map((detail) => detail.message)].map((text) => `${text.replace(/\.$/, '')}.`)
  return (
    <Alert tone="danger" role="alert">
      <p>{refusedText(timeOf(entry), reason.join(' '))}</p>
      <Row wrap>
        <Button variant="quiet" onClick={onSave}>
          {SAVE_FILE}
        </Button>
        <Button variant="quiet" onClick={() => (isAsked ? forget(entry.id) : setAsked(true))}>
          {isAsked ? SURE : REMOVE}
        </Button>
      </Row>
    </Alert>
  )
}

const isWaiting = (entry: OutboxEntry): entry is WaitingEntry => entry.state === 'waiting'
const isSent = (entry: OutboxEntry): entry is SentEntry => entry.state === 'sent'
const isRefused = (entry: OutboxEntry): entry is WaitingEntry => entry.state === 'refused'
const timeOf = ({ keptAt }: OutboxEntry): string =>
  new Date(keptAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const forget = (id: string): void => void withdrawSubmission(id).catch(() => undefined)
