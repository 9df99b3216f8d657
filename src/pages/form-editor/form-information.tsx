import { keepCorrections, speakLanguage } from '../../../rules/drafts/edits.ts'
import { isActive, languageOf, metadataOf } from '../../../rules/fields.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { TextareaField, TextField } from '../../ui/inputs/text-field.tsx'
import { Heading, Text } from '../../ui/layout/typography.tsx'
import { TITLE_ID } from './field-place.ts'
import { LanguageSelect } from './language-select.tsx'
import { editorTexts as texts } from './texts.ts'
import type { Editor } from './use-editor.ts'

interface FormInformationProps {
  editor: Editor
  /** A form that does not exist yet is created active, so there is nothing to switch. */
  canSwitch: boolean
}

export function FormInformation({ editor: { draft, edit, snapshot }, canSwitch }: FormInformationProps) {
  return (
    <Card aria-label={texts.information}>
      <Heading as="h2">{texts.information}</Heading>
      <TextField
        id={TITLE_ID}
        label={texts.formTitle}
        marked
        required
        lang={languageOf(draft)}
        value={draft.title}
        aria-invalid={snapshot.hasTag('refused') && draft.title.trim() === ''}
        onChange={(event) => edit((form) => ({ ...form, title: event.target.value }))}
      />
      <TextareaField
        label={texts.description}
        lang={languageOf(draft)}
        rows={3}
        value={draft.description ?? ''}
        onChange={(event) => edit((form) => ({ ...form, description: event.target.value }))}
      />
      <LanguageSelect
        value={languageOf(draft)}
        onChange={(language) => edit((form) => speakLanguage(form, language))}
      />
      <Stack gap={1}>
        <Switch
          label={texts.keepCorrections}
          checked={metadataOf(draft).keepCorrections}
          onChange={(isOn) => edit((form) => keepCorrections(form, isOn))}
        />
        <Text tone="muted" size="sm">
          {texts.keepCorrectionsHint}
        </Text>
      </Stack>
      <Row justify="between" wrap>
        <Stack gap={1}>
          <Text weight="medium">{texts.status(isActive(draft))}</Text>
          <Text tone="muted" size="sm">
            {texts.statusHint(isActive(draft))}
          </Text>
        </Stack>
        {canSwitch ? (
          <Button variant="outline" size="sm" onClick={() => edit((form) => ({ ...form, is_active: !isActive(form) }))}>
            {isActive(draft) ? texts.deactivate : texts.activate}
          </Button>
        ) : null}
      </Row>
    </Card>
  )
}
