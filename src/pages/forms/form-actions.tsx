import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import type { ListedForm } from '../../../contract/types.gen.ts'
import { Button, buttonClass } from '../../ui/inputs/button.tsx'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'
import { lateDialog } from '../../ui/late-part.tsx'
import { Row } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { mainContent } from '../common/dialogs/main-content.ts'
import { useDeleteForm } from './calls.ts'
import { FormMenu } from './form-menu.tsx'
import { formsTexts as texts } from './texts.ts'

const ShareDialog = lateDialog(async () => (await import('./share-dialog.tsx')).ShareDialog)

export function FormActions({ form }: { form: ListedForm }) {
  const [open, setOpen] = useState<'share' | 'remove' | null>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(null)
  const keep = () => {
    flushSync(close)
    removeButton.current?.focus()
  }
  if (open === 'remove') return <AskBeforeDelete form={form} onNo={keep} />
  return (
    <Row gap={1}>
      <IconAction icon="eye" name={texts.of(texts.view, form.title)} onPress={() => view(form)} />
      <IconAction icon="share" name={texts.of(texts.share, form.title)} onPress={() => setOpen('share')} />
      <Link
        className={buttonClass({ variant: 'quiet', size: 'sm', icon: true })}
        aria-label={texts.of(texts.edit, form.title)}
        title={texts.edit}
        to={`/forms/${form.id}/edit`}
      >
        <Icon name="pencil" />
      </Link>
      <IconAction
        ref={removeButton}
        icon="trash"
        name={texts.of(texts.remove, form.title)}
        onPress={() => setOpen('remove')}
      />
      <FormMenu form={form} />
      <ShareDialog form={form} open={open === 'share'} onClose={close} />
    </Row>
  )
}

/** The Share dialog is the way to use the address. */
function view({ id, title }: ListedForm) {
  // oxlint-disable-next-line no-alert -- a look at an address, which the browser's own dialog shows without leaving the list
  alert(texts.viewed(title, `${location.origin}/forms/${id}/view`))
}

interface IconActionProps {
  icon: IconName
  name: string
  onPress: () => void
  ref?: RefObject<HTMLButtonElement | null>
}

function IconAction({ icon, name, onPress, ref }: IconActionProps) {
  return (
    <Button variant="quiet" size="sm" icon aria-label={name} title={name} onClick={onPress} {...(ref && { ref })}>
      <Icon name={icon} />
    </Button>
  )
}

function AskBeforeDelete({ form, onNo }: { form: ListedForm; onNo: () => void }) {
  const remove = useDeleteForm()
  const group = useRef<HTMLDivElement>(null)
  /** The row goes, and the focus would go with it. */
  const goOn = () => (neighbourOf(group.current) ?? mainContent())?.focus()
  return (
    <Row gap={2} wrap role="group" aria-label={texts.of(texts.remove, form.title)} ref={group}>
      <Text size="sm" weight="medium">
        {texts.ask}
      </Text>
      {form.response_count > 0 ? <Text size="sm">{texts.goesToo(form.response_count)}</Text> : null}
      <Button
        variant="danger"
        size="sm"
        aria-disabled={remove.isPending}
        onClick={() => remove.isPending || remove.mutate({ path: { id: form.id } }, { onError: onNo, onSuccess: goOn })}
      >
        {texts.yes}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone; No is the safe answer */}
      <Button variant="outline" size="sm" autoFocus disabled={remove.isPending} onClick={onNo}>
        {texts.no}
      </Button>
    </Row>
  )
}

/** The title of the next form, or of the one before the last. */
function neighbourOf(part: HTMLElement | null) {
  const row = part?.closest('tr')
  const rows = [...(row?.closest('table')?.querySelectorAll('tbody tr') ?? [])]
  const place = rows.findIndex((one) => one === row)
  return (rows[place + 1] ?? rows[place - 1])?.querySelector<HTMLElement>('a') ?? null
}
