import { type SubmitEventHandler, useId, useState } from 'react'
import type { ResponseDetail } from '../../../../contract/types.gen.ts'
import { TAG_MAX, TAGS_MAX } from '../../../../rules/limits.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { useUpdateResponse } from '../calls.ts'
import { detailClass } from '../classes.ts'
import { responsesTexts as texts } from '../texts.ts'

export function Tags({ formId, response: { id, tags } }: { formId: string; response: ResponseDetail }) {
  const input = useId()
  const [text, setText] = useState('')
  const { update } = useUpdateResponse(formId, id)
  const isFull = tags.length >= TAGS_MAX
  const add: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    const tag = text.trim()
    if (tag !== '' && !tags.includes(tag)) update({ tags: [...tags, tag] })
    setText('')
  }
  return (
    <Stack gap={2}>
      <ul className={detailClass('tags')} aria-label={texts.tags}>
        {tags.map((tag) => (
          <li key={tag} className={detailClass('tag')}>
            <span dir="auto">{tag}</span>
            <Button
              variant="quiet"
              size="sm"
              icon
              aria-label={texts.removeTag(tag)}
              onClick={() => update({ tags: tags.filter((each) => each !== tag) })}
            >
              <Icon name="close" size={14} />
            </Button>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={add}>
        <Field id={input} label={texts.addTag} help={isFull ? texts.tagsFull(TAGS_MAX) : undefined}>
          <Row gap={2}>
            <Input
              id={input}
              size="sm"
              maxLength={TAG_MAX}
              disabled={isFull}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit" variant="outline" size="sm" disabled={isFull || text.trim() === ''}>
              {texts.add}
            </Button>
          </Row>
        </Field>
      </form>
    </Stack>
  )
}
