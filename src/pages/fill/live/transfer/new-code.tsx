import { useState } from 'react'
import type { SavedSession } from '../../../../../machines/form-session/types.ts'
import { Button } from '../../../../ui/inputs/button.tsx'
import { FieldError } from '../../../../ui/inputs/field.tsx'
import { Row, Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/layout/typography.tsx'
import { linkOf, sendTransfer } from '../../transport.ts'
import { Line } from './line.tsx'
import { QrPicture } from './qr-picture.tsx'
import { CODE, HOW, LINK, MAKE, MAKE_HINT, MAKING, NOT_MADE, QR } from './dialog-texts.ts'

type Stage = 'asked' | 'making' | 'failed' | { code: string }

/** A code for the answers as they are now; nothing leaves the device before it is asked for. */
export function NewCode({ saved }: { saved: () => SavedSession }) {
  const [stage, setStage] = useState<Stage>('asked')
  const make = async () => {
    setStage('making')
    setStage(
      await sendTransfer(saved()).then(
        (code): Stage => ({ code }),
        (): Stage => 'failed',
      ),
    )
  }
  if (typeof stage === 'object') return <Code code={stage.code} />
  return (
    <Stack gap={3}>
      <Text tone="muted">{MAKE_HINT}</Text>
      {stage === 'failed' ? <FieldError>{NOT_MADE}</FieldError> : null}
      <Button disabled={stage === 'making'} onClick={make}>
        {stage === 'making' ? MAKING : MAKE}
      </Button>
    </Stack>
  )
}

const select = (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select()

function Code({ code }: { code: string }) {
  return (
    <Stack gap={3}>
      <Text role="status">{HOW}</Text>
      <Row justify="center">
        <QrPicture value={linkOf(code)} label={QR} />
      </Row>
      <Line label={CODE} readOnly value={code} onFocus={select} />
      <Line label={LINK} readOnly value={linkOf(code)} onFocus={select} />
    </Stack>
  )
}
