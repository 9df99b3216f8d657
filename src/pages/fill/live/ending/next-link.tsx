import type { PublicForm } from '../../../../../contract/types.gen.ts'
import { languageOf, metadataOf } from '../../../../../rules/fields.ts'
import { ButtonLink } from '../../../../ui/inputs/button.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/layout/typography.tsx'
import { leadsTo } from '../texts.ts'

/** Judged when it was stored, and again here: it stands on a page that people trust. */
function addressOf(url: string): URL | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined
  return address && /^https?:$/.test(address.protocol) ? address : undefined
}

/** Where the owner leads people who are done; they see whose page it is before they go there. */
export function NextLink({ form }: { form: PublicForm }) {
  const { url = '', label } = metadataOf(form).nextLink ?? {}
  const address = addressOf(url)
  if (!address) return null
  return (
    <Stack align="center" gap={1}>
      <ButtonLink href={address.href} rel="noopener" aria-describedby="leads-to" lang={languageOf(form)}>
        {label || address.host}
      </ButtonLink>
      <Text id="leads-to" size="sm" tone="muted">
        {leadsTo(address.host)}
      </Text>
    </Stack>
  )
}
