import { useQuery } from '@tanstack/react-query'
import { readHoldingsOptions } from '../../../contract/@tanstack/react-query.gen.ts'
import { DialogBody } from '../../ui/overlays/dialog.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { holdingsText } from './texts.ts'

/** What goes with an account, in numbers: in the dialog that asks before it is deleted. */
export function HoldingsNote({ userId }: { userId: string }) {
  const { data } = useQuery({ ...readHoldingsOptions({ path: { user_id: userId } }), staleTime: 0 })
  return (
    <DialogBody>
      <Text role="status" weight="medium">
        {data ? holdingsText(data) : null}
      </Text>
    </DialogBody>
  )
}
