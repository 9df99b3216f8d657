import { type SubmitEventHandler, useId, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Row, Stack } from '../layout/stack.tsx'
import { slotRecipe } from '../recipe.ts'
import type { tagEditor } from '../recipes/inputs/tag-editor.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

export const tagEditorClass = slotRecipe<typeof tagEditor>('tagEditor')

interface TagEditorProps {
  tags: readonly string[]
  /** Characters of one tag, and how many there may be. */
  limits: { length: number; count: number }
  texts: {
    tags: string
    addTag: string
    add: string
    removeTag: (tag: string) => string
    tagsFull: (count: number) => string
  }
  onChange: (tags: string[]) => void
}

/** Short words that an owner gives to something, each once. */
export function TagEditor({ tags, limits, texts, onChange }: TagEditorProps) {
  const input = useId()
  const [text, setText] = useState('')
  const isFull = tags.length >= limits.count
  const add: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    const tag = text.trim()
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag])
    setText('')
  }
  return (
    <Stack gap={2}>
      <ul className={tagEditorClass('tags')} aria-label={texts.tags}>
        {tags.map((tag) => (
          <li key={tag} className={tagEditorClass('tag')}>
            <span dir="auto">{tag}</span>
            <Button
              variant="quiet"
              size="sm"
              icon
              aria-label={texts.removeTag(tag)}
              onClick={() => onChange(tags.filter((each) => each !== tag))}
            >
              <Icon name="close" size={14} />
            </Button>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={add}>
        <Field id={input} label={texts.addTag} help={isFull ? texts.tagsFull(limits.count) : undefined}>
          <Row gap={2}>
            <Input
              id={input}
              size="sm"
              maxLength={limits.length}
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
