import type { DraftChanges, FieldChange } from '../../../rules/drafts/changes.ts'
import { editorTexts } from './texts.ts'

const FIELD_PARTS: Readonly<Record<string, string>> = {
  label: 'label',
  name: 'name',
  type: 'type',
  required: 'required',
  placeholder: 'placeholder',
  description: 'help text',
  options: 'options',
  validation: 'limits',
  visibleWhen: 'when it is shown',
  requiredWhen: 'when it is required',
  goTo: 'where it leads',
}

const FORM_PARTS: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  is_active: 'status',
  submitButtonText: 'submit button',
  completionMessage: 'completion message',
  allowAnonymous: 'choice of who may answer',
  language: 'language',
  keepCorrections: 'choice to store what was misheard',
  welcome: 'welcome text',
  nextLink: 'link at the end',
  appearance: 'look',
}

const KINDS: Record<FieldChange['kind'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
}

const wordsOf = (parts: string[], words: Readonly<Record<string, string>>): string =>
  [...new Set(parts.map((part) => words[part] ?? 'other settings'))].join(', ')

function fieldWords({ kind, label, parts }: FieldChange): string {
  const what = `${KINDS[kind]} “${label || editorTexts.unlabelled}”`
  return kind === 'changed' ? `${what}: ${wordsOf(parts, FIELD_PARTS)}` : what
}

/** One line for each thing that differs. */
export const changeLines = ({ form, fields }: DraftChanges): string[] => [
  ...(form.length > 0 ? [`Changed the form’s ${wordsOf(form, FORM_PARTS)}`] : []),
  ...fields.map(fieldWords),
]
