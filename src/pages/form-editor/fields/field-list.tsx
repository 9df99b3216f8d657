import { Fragment, useCallback, useMemo, useState } from 'react'
import {
  addField,
  duplicateField,
  moveFieldTo,
  type NewField as NewFieldDraft,
} from '../../../../rules/drafts/edits.ts'
import { fieldsOf, languageOf, type Structured } from '../../../../rules/fields.ts'
import { FIELDS_MAX } from '../../../../rules/limits.ts'
import { fieldsForOwner } from '../../../../rules/logic/texts.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { fieldCardClass } from '../classes.ts'
import { editorTexts as texts } from '../texts.ts'
import { LogicFaults } from '../logic/logic-faults.tsx'
import type { Editor } from '../use-editor.ts'
import { FieldCard } from './field-card.tsx'
import { FieldGap } from './field-gap.tsx'
import { NewField } from './new-field.tsx'
import { wordsOf } from './new-field-words.ts'
import { RemovedField } from './removed-field.tsx'
import { SortableFields } from './sortable-fields.tsx'
import { useRemoval } from './use-removal.ts'

interface FieldListProps {
  editor: Editor
  /** The form that answers are stored for; nothing before there is one. */
  answered: Structured | undefined
}

/** The fields in their order, each a line; below them, and in each gap where the owner asks for it, where one is added. */
export function FieldList({ editor, answered }: FieldListProps) {
  const { draft, edit, openField, open, goTo } = editor
  const fields = fieldsOf(draft)
  const language = languageOf(draft)
  const shown = useMemo(() => fieldsForOwner(fields), [fields])
  const [gap, setGap] = useState<number>()
  const { removal, remove, undoRemoval } = useRemoval(editor)
  const stored = useMemo(() => new Map(fieldsOf(answered ?? {}).map((field) => [field.id, field])), [answered])
  const duplicate = useCallback(
    (id: string) => {
      const copyId = crypto.randomUUID()
      edit((form) => duplicateField(form, id, copyId))
      goTo(copyId)
    },
    [edit, goTo],
  )
  const move = useCallback((id: string, index: number) => edit((form) => moveFieldTo(form, id, index)), [edit])
  const add = (field: NewFieldDraft, opens: boolean, index?: number) => {
    const id = crypto.randomUUID()
    edit((form) => addField(form, id, field, index))
    if (index !== undefined) setGap(opens ? undefined : index + 1)
    if (opens) goTo(id)
    // What opens has the focus, and is said by that.
    else editor.say(texts.added((index ?? fields.length) + 1, field.label ?? '', wordsOf(field)))
  }
  const notice = removal ? <RemovedField key={removal.id} {...removal} onUndo={undoRemoval} /> : null
  const isFull = fields.length >= FIELDS_MAX
  return (
    <Stack gap={2} role="group" aria-label={texts.fields}>
      <Heading as="h2">{texts.fields}</Heading>
      {fields.length === 0 ? <Empty icon="form" title={texts.noFields} hint={texts.noFieldsHint} /> : null}
      <LogicFaults draft={draft} published={editor.snapshot.context.published} onGo={goTo} />
      <SortableFields fields={fields} onMove={move}>
        <div className={fieldCardClass('list')}>
          {fields.map((field, index) => (
            <Fragment key={field.id}>
              {removal?.index === index ? notice : null}
              <FieldGap
                index={index}
                isOpen={gap === index}
                isFull={isFull}
                language={language}
                onOpen={setGap}
                onAdd={add}
              />
              <FieldCard
                field={field}
                shownLabel={shown[index]?.label ?? field.label}
                fields={field.id === openField ? fields : undefined}
                language={language}
                index={index}
                isLast={index === fields.length - 1}
                isOpen={field.id === openField}
                stored={stored.get(field.id)}
                isRefused={editor.snapshot.hasTag('refused')}
                edit={edit}
                open={open}
                onRemove={remove}
                onDuplicate={duplicate}
              />
            </Fragment>
          ))}
        </div>
      </SortableFields>
      {removal?.index === fields.length ? notice : null}
      <NewField name={texts.newField} add={texts.addField} language={language} disabled={isFull} onAdd={add} />
      {isFull ? <Text tone="muted">{texts.fieldsFull(FIELDS_MAX)}</Text> : null}
    </Stack>
  )
}
