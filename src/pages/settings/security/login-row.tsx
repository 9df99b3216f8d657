import type { Login } from '../../../../contract/types.gen.ts'
import { INTERFACE_LANGUAGE } from '../../../../rules/limits.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { mainContent } from '../../common/dialogs/main-content.ts'
import { useEndLogin } from './calls.ts'
import { securityTexts } from './texts.ts'

const { logins: texts } = securityTexts

const timeOf = (time: string): string =>
  new Date(time).toLocaleString(INTERFACE_LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' })

const factsOf = ({ created_at, last_used_at }: Login): string =>
  [texts.since(timeOf(created_at)), ...(last_used_at === null ? [] : [texts.used(timeOf(last_used_at))])].join(', ')

export function LoginRow({ login }: { login: Login }) {
  const { device, created_at, is_current } = login
  const name = device ?? texts.unknown
  return (
    <Row justify="between">
      <Stack gap={1}>
        <Row gap={2} wrap>
          <Text weight="medium">{name}</Text>
          {is_current ? <Badge tone="success">{texts.current}</Badge> : null}
        </Row>
        <Text tone="muted" size="sm">
          {factsOf(login)}
        </Text>
      </Stack>
      {is_current ? null : <EndButton id={login.id} label={texts.endLabel(name, timeOf(created_at))} />}
    </Row>
  )
}

/** The row goes with it, so the focus goes to the page. */
function EndButton({ id, label }: { id: string; label: string }) {
  const end = useEndLogin()
  const endNow = () => end.mutate({ path: { loginId: id } }, { onSuccess: () => mainContent()?.focus() })
  return (
    <Button variant="outline" size="sm" aria-label={label} disabled={end.isPending} onClick={endNow}>
      {texts.end}
    </Button>
  )
}
