import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AttentionItem } from '../../../contract/types.gen.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading, linkClass } from '../../ui/layout/typography.tsx'
import { dashboardTexts as texts } from './texts.ts'

/** So many stand above the forms until one asks for all. */
const FIRST = 3

const ways: Record<AttentionItem['kind'], { text: string; path: (formId: string) => string }> = {
  'webhook-off': { text: texts.toSettings, path: (id) => `/forms/${id}/settings` },
  'webhook-failing': { text: texts.toSettings, path: (id) => `/forms/${id}/settings` },
  'unread-deleted-soon': { text: texts.toResponses, path: (id) => `/forms/${id}/responses` },
  'badly-heard': { text: texts.toSummary, path: (id) => `/forms/${id}/summary` },
  'no-responses': { text: texts.toForms, path: () => '/forms' },
}

export function Attention({ items }: { items: AttentionItem[] }) {
  const [isWhole, setIsWhole] = useState(false)
  if (items.length === 0) return null
  const visible = isWhole ? items : items.slice(0, FIRST)
  return (
    <Stack gap={3}>
      <Heading>{texts.attention}</Heading>
      {visible.map((item) => (
        <Item key={`${item.kind} ${item.form_id} ${item.message}`} item={item} />
      ))}
      {visible.length < items.length ? (
        <Button variant="outline" onClick={() => setIsWhole(true)}>
          {texts.more(items.length - visible.length)}
        </Button>
      ) : null}
    </Stack>
  )
}

function Item({ item: { kind, form_id, title, message } }: { item: AttentionItem }) {
  const { text, path } = ways[kind]
  return (
    <Alert tone={kind === 'no-responses' ? 'accent' : 'warning'} title={title}>
      {message}{' '}
      <Link className={linkClass()} aria-label={texts.of(text, title)} to={path(form_id)}>
        {text}
      </Link>
    </Alert>
  )
}
