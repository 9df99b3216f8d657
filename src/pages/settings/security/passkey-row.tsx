import { useRef, useState } from 'react'
import type { Passkey } from '../../../../contract/types.gen.ts'
import { INTERFACE_LANGUAGE } from '../../../../rules/limits.ts'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { RowMenu } from '../../common/row-menu.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import { securityTexts } from './texts.ts'

const { passkeys: texts } = securityTexts

const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString(INTERFACE_LANGUAGE, { year: 'numeric', month: 'short', day: 'numeric' })

const factsOf = ({ created_at, last_used_at, is_synced }: Passkey): string =>
  [
    texts.added(dayOf(created_at)),
    last_used_at === null ? texts.unused : texts.used(dayOf(last_used_at)),
    ...(is_synced ? [texts.synced] : []),
  ].join(', ')

export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const [isRenaming, setRenaming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Row justify="between">
      <Stack gap={1}>
        <Text weight="medium">{passkey.name}</Text>
        <Text tone="muted" size="sm">
          {factsOf(passkey)}
        </Text>
      </Stack>
      <RowMenu
        button={button}
        label={texts.actions(passkey.name)}
        edit={texts.rename}
        remove={texts.remove}
        onEdit={() => setRenaming(true)}
        onRemove={onRemove}
      />
      {isRenaming ? (
        <RenamePasskey passkey={passkey} onClose={() => setRenaming(false)} focusAfter={() => button.current} />
      ) : null}
    </Row>
  )
}
