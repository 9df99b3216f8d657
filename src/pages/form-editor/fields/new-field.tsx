import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { FieldType } from '../../../../contract/types.gen.ts'
import { type NewField as Draft, optionsFrom } from '../../../../rules/drafts/edits.ts'
import { readFieldLine } from '../../../../rules/drafts/field-line.ts'
import { loadLanguage } from '../../../../rules/languages/load.ts'
import { FIELD_TYPES } from '../../../../rules/field-types.ts'
import { LABEL_MAX } from '../../../../rules/limits.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { fieldCardClass } from '../classes.ts'
import { editorTexts as texts, typeNames } from '../texts.ts'
import { wordsOf } from './new-field-words.ts'

interface NewFieldProps {
  name: string
  add: string
  language: string
  disabled: boolean
  /** Just asked for: what is typed goes there. */
  takesFocus?: boolean
  /** @param opens whether its settings are looked at next */
  onAdd: (field: Draft, opens: boolean) => void
  onClose?: () => void
}

/** Where a field is added: by a line that says all of it, or by its type. */
export function NewField({ name, add, language, disabled, takesFocus = false, onAdd, onClose }: NewFieldProps) {
  const id = useId()
  const [line, setLine] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const field = readFieldLine(line)
  const put = (made: Draft, opens: boolean) => {
    onAdd(made, opens)
    setLine('')
  }
  /** In the words of the language in which people answer. */
  const addYesNo = async () => {
    const { panel } = await (await loadLanguage(language)).conversation()
    put({ ...field, type: 'radio', options: optionsFrom([panel.yes, panel.no]) }, true)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    put(field, line.trim() === '')
    if (line.trim() !== '') requestAnimationFrame(() => input.current?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <form aria-label={name} className={fieldCardClass('adder')} onSubmit={onSubmit}>
      <div className={fieldCardClass('write')}>
        <Input
          ref={input}
          id={id}
          aria-label={name}
          aria-describedby={`${id}-hint`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
          autoFocus={takesFocus}
          lang={language}
          maxLength={LABEL_MAX}
          autoComplete="off"
          value={line}
          disabled={disabled}
          onChange={({ target }) => setLine(target.value)}
          onKeyDown={(event) => onKey(event, onClose)}
        />
        <Button type="submit" variant="outline" disabled={disabled}>
          <Icon name="plus" />
          {add}
        </Button>
      </div>
      <Text id={`${id}-hint`} tone="muted" size="sm">
        {line.trim() === '' ? texts.newFieldHint : texts.willBe(wordsOf(field))}
      </Text>
      <div className={fieldCardClass('types')} role="group" aria-label={texts.type}>
        {FIELD_TYPES.map((type: FieldType) => (
          <Button
            key={type}
            variant="outline"
            size="sm"
            disabled={disabled}
            aria-label={texts.addWith(typeNames[type])}
            onClick={() => put({ ...field, type }, true)}
          >
            {typeNames[type]}
          </Button>
        ))}
        <Button
          variant="outline"
          size="sm"
          disabled={disabled}
          aria-label={texts.addWith(texts.yesNo)}
          onClick={addYesNo}
        >
          {texts.yesNo}
        </Button>
        {onClose ? (
          <Button variant="quiet" size="sm" onClick={onClose}>
            {texts.closeInsert}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** What is written here is no part of the form yet: taking it back is the browser's. */
function onKey(event: KeyboardEvent, onClose: (() => void) | undefined) {
  if ((event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase())) event.stopPropagation()
  if (event.key === 'Escape') onClose?.()
}
