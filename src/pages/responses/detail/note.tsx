import { useState } from 'react'
import type { ResponseDetail } from '../../../../contract/types.gen.ts'
import { NOTE_MAX } from '../../../../rules/limits.ts'
import { TextareaField } from '../../../ui/inputs/text-field.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { sharedTexts } from '../../common/texts.ts'
import { useUpdateResponse } from '../calls.ts'
import { responsesTexts as texts } from '../texts.ts'

/** Saved when it is left; what could not be saved stays in the box. */
export function Note({ formId, response: { id, note } }: { formId: string; response: ResponseDetail }) {
  const [text, setText] = useState(note ?? '')
  const { update, isPending, isError, isSuccess } = useUpdateResponse(formId, id, true)
  const isSaved = text.trim() === (note ?? '')
  const save = () => {
    if (!isSaved) update({ note: text.trim() || null })
  }
  return (
    <Stack gap={1}>
      <TextareaField
        label={texts.note}
        rows={3}
        maxLength={NOTE_MAX}
        dir="auto"
        value={text}
        error={isError ? texts.noteFailed : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
      />
      <Row gap={2}>
        <Text size="sm" tone="muted" role="status">
          {isPending ? texts.noteSaving : isSuccess && isSaved ? texts.noteSaved : texts.noteHint}
        </Text>
        {isError ? (
          <Button variant="outline" size="sm" onClick={save}>
            {sharedTexts.tryAgain}
          </Button>
        ) : null}
      </Row>
    </Stack>
  )
}
