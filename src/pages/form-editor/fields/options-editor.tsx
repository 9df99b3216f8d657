import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FieldOption, FormField } from '../../../../contract/types.gen.ts'
import { otherOption } from '../../../../rules/answers/other.ts'
import { addOption, addOther, isNamed, labelOption, pasteOptions } from '../../../../rules/drafts/edits.ts'
import { optionsOf } from '../../../../rules/fields.ts'
import { OPTIONS_MAX } from '../../../../rules/limits.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { builderClass } from '../classes.ts'
import { focusAdded, keepFocus } from '../keep-focus.ts'
import { editorTexts as texts } from '../texts.ts'

interface OptionsEditorProps {
  field: FormField
  language: string
  /** Values under which answers are stored already. */
  kept: string[]
  onChange: (part: Partial<FormField>, setting?: string) => void
}

/** The options of a choice: what the visitor reads and says, and the value that is stored. */
export function OptionsEditor({ field, language, kept, onChange }: OptionsEditorProps) {
  const options = optionsOf(field)
  const list = useRef<HTMLUListElement>(null)
  const set = (changed: FieldOption[], setting?: string) => onChange({ options: changed }, setting)
  /** What is typed next is the option's label. */
  const name = (index: number) => {
    // Selecting alone does not bring it into view.
    labelInput(index)?.focus()
    labelInput(index)?.select()
  }
  const add = (index: number) => {
    if (options.length >= OPTIONS_MAX) return
    flushSync(() => set(addOption(options, index)))
    name(index)
  }
  /** An option that has no name yet is the next one: another would leave it behind, to be published as it is. */
  const goOn = (index: number) => {
    const next = options[index]
    if (next && !isNamed(next)) name(index)
    else add(index)
  }
  const labelInput = (index: number) => list.current?.children[index]?.querySelector('input')
  /** Typing goes on at the last of them, where Enter adds the next. */
  const paste = (index: number, text: string) => {
    const pasted = pasteOptions(options, index, text)
    const last = text.trim().split('\n').at(-1)?.trim().toLowerCase()
    flushSync(() => set(pasted))
    labelInput(pasted.findIndex(({ label }) => label.toLowerCase() === last))?.focus()
  }
  return (
    <Stack gap={2} className={builderClass('wide')} role="group" aria-label={texts.options}>
      <Text weight="medium">{texts.options}</Text>
      <Text tone="muted" size="sm">
        {texts.optionsHint}
      </Text>
      <div className={builderClass('option')} aria-hidden="true">
        {texts.optionColumns.map((column) => (
          <Text key={column} tone="muted" size="sm">
            {column}
          </Text>
        ))}
      </div>
      <ul className={builderClass('list')} ref={list}>
        {options.map((option, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option is known by its place alone: typing changes label and value
          <li key={index} className={builderClass('option')}>
            <Input
              size="sm"
              aria-label={texts.optionLabel(index)}
              lang={language}
              value={option.label}
              onChange={({ target }) => set(labelOption(options, index, target.value, kept), `option.${index}.label`)}
              onKeyDown={(event) => onEnter(event, () => goOn(index + 1))}
              onPaste={(event) => onLines(event, (text) => paste(index, text))}
            />
            <Input
              size="sm"
              aria-label={texts.optionValue(index)}
              spellCheck={false}
              value={option.value}
              onChange={({ target }) =>
                set(options.with(index, { ...option, value: target.value }), `option.${index}.value`)
              }
            />
            <Button
              variant="quiet"
              size="sm"
              icon
              aria-label={texts.removeOption(index)}
              onClick={() => keepFocus(list.current, () => set(options.toSpliced(index, 1)))}
            >
              <Icon name="close" size={18} />
            </Button>
          </li>
        ))}
      </ul>
      <Row gap={2} wrap>
        <Button
          variant="outline"
          size="sm"
          disabled={options.length >= OPTIONS_MAX}
          onClick={() => add(options.length)}
        >
          <Icon name="plus" size={18} />
          {texts.addOption}
        </Button>
        {otherOption(field) ? null : (
          <Button
            variant="outline"
            size="sm"
            disabled={options.length >= OPTIONS_MAX}
            onClick={() => focusAdded(list.current, () => set(addOther(options, texts.other)))}
          >
            <Icon name="plus" size={18} />
            {texts.addOther}
          </Button>
        )}
      </Row>
      {otherOption(field) ? (
        <Text tone="muted" size="sm">
          {texts.otherHint(otherOption(field)?.label ?? '')}
        </Text>
      ) : null}
    </Stack>
  )
}

/** Not the Enter that ends a composed word. */
function onEnter(event: KeyboardEvent, then: () => void) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  then()
}

/** One line is pasted as any text. */
function onLines(event: ClipboardEvent, then: (text: string) => void) {
  const text = event.clipboardData.getData('text/plain')
  if (!text.trim().includes('\n')) return
  event.preventDefault()
  then(text)
}
