import { useState } from 'react'
import { addField } from '../../../../rules/drafts/edits.ts'
import { fieldsOf, languageOf } from '../../../../rules/fields.ts'
import { FIELDS_MAX } from '../../../../rules/limits.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/layout/typography.tsx'
import { FieldEditor } from './field-editor.tsx'
import { editorTexts as texts } from '../texts.ts'
import type { Editor } from '../use-editor.ts'

export function FieldList({ editor: { draft, edit } }: { editor: Editor }) {
  const fields = fieldsOf(draft)
  const [added, setAdded] = useState<string>()
  const add = () => {
    const id = crypto.randomUUID()
    setAdded(id)
    edit((form) => addField(form, id))
  }
  const addButton = (
    <Button variant="outline" disabled={fields.length >= FIELDS_MAX} onClick={add}>
      <Icon name="plus" />
      {texts.addField}
    </Button>
  )
  return (
    <Stack gap={4} role="group" aria-label={texts.fields}>
      <Row justify="between" wrap>
        <Heading as="h2">{texts.fields}</Heading>
        {addButton}
      </Row>
      {fields.length === 0 ? <Empty icon="form" title={texts.noFields} hint={texts.noFieldsHint} /> : null}
      {fields.map((field, index) => (
        <FieldEditor
          key={field.id}
          field={field}
          language={languageOf(draft)}
          index={index}
          isLast={index === fields.length - 1}
          isNew={field.id === added}
          edit={edit}
        />
      ))}
    </Stack>
  )
}
