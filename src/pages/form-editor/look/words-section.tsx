import type { FormMetadata, NextLink } from '../../../../contract/types.gen.ts'
import { changeMetadata } from '../../../../rules/drafts/edits.ts'
import { languageOf } from '../../../../rules/fields.ts'
import {
  COMPLETION_MESSAGE,
  LINK_LABEL_MAX,
  LINK_MAX,
  SUBMIT_BUTTON_TEXT,
  SUBMIT_BUTTON_TEXT_MAX,
  WELCOME_MAX,
} from '../../../../rules/limits.ts'
import { TextareaField, TextField } from '../../../ui/inputs/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Heading } from '../../../ui/layout/typography.tsx'
import { lookEditorClass } from '../classes.ts'
import type { Editor } from '../use-editor.ts'
import { lookTexts as texts } from './texts.ts'

/** The owner's words before the first field and after the last one. */
export function WordsSection({ editor: { draft, edit } }: { editor: Editor }) {
  const {
    welcome = '',
    submitButtonText = SUBMIT_BUTTON_TEXT,
    completionMessage = COMPLETION_MESSAGE,
    nextLink,
  } = draft.structure?.metadata ?? {}
  const change = (words: Partial<FormMetadata>) => edit((form) => changeMetadata(form, words))
  const changeLink = (part: Partial<NextLink>) => change({ nextLink: { url: '', ...nextLink, ...part } })
  const lang = languageOf(draft)
  return (
    <Card aria-label={texts.words}>
      <Heading as="h2">{texts.words}</Heading>
      <TextareaField
        label={texts.welcome}
        help={texts.welcomeHint}
        lang={lang}
        rows={3}
        maxLength={WELCOME_MAX}
        value={welcome}
        onChange={(event) => change({ welcome: event.target.value })}
      />
      <TextField
        label={texts.submit}
        help={texts.submitHint}
        lang={lang}
        placeholder={SUBMIT_BUTTON_TEXT}
        maxLength={SUBMIT_BUTTON_TEXT_MAX}
        value={submitButtonText}
        onChange={(event) => change({ submitButtonText: event.target.value })}
      />
      <TextareaField
        label={texts.completion}
        help={texts.completionHint}
        lang={lang}
        rows={2}
        placeholder={COMPLETION_MESSAGE}
        value={completionMessage}
        onChange={(event) => change({ completionMessage: event.target.value })}
      />
      <div className={lookEditorClass('parts')}>
        <TextField
          label={texts.link}
          help={texts.linkHint}
          inputMode="url"
          placeholder="https://"
          maxLength={LINK_MAX}
          value={nextLink?.url ?? ''}
          onChange={(event) => changeLink({ url: event.target.value })}
        />
        <TextField
          label={texts.linkText}
          lang={lang}
          maxLength={LINK_LABEL_MAX}
          value={nextLink?.label ?? ''}
          onChange={(event) => changeLink({ label: event.target.value })}
        />
      </div>
    </Card>
  )
}
