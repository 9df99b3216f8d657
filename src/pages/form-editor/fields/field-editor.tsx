import type { FormField } from '../../../../contract/types.gen.ts'
import { changeField, labelField } from '../../../../rules/drafts/edits.ts'
import { fieldIssues, issueOf, LABEL_MISSING, NAME_MISSING } from '../../../../rules/drafts/fields.ts'
import { optionsOf } from '../../../../rules/fields.ts'
import { takesOptions } from '../../../../rules/field-types.ts'
import type { EditedForm } from '../../../../machines/form-editor/form-editor.machine.ts'
import { followOptions } from '../../../../rules/logic/edits.ts'
import { Option } from '../../../ui/inputs/choice-group.tsx'
import { FieldError } from '../../../ui/inputs/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { builderClass } from '../classes.ts'
import { editorId } from '../field-place.ts'
import { InsertAnswer } from '../logic/insert-answer.tsx'
import { LogicSettings } from '../logic/logic-settings.tsx'
import { editorTexts as texts } from '../texts.ts'
import type { FieldCardProps } from './field-card-props.ts'
import { MoreSettings } from './more-settings.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { TypeSelect } from './type-select.tsx'

const NO_FIELDS: FormField[] = []

/** Conditions know an option by its value, which follows its label. */
const withOptions = (form: EditedForm, field: FormField, { options }: Partial<FormField>): EditedForm =>
  options ? followOptions(form, field.id, optionsOf(field), options) : form

/** Everything that an owner may say of one field: what most fields need, and the rest below "More". */
export function FieldEditor({ field, fields = NO_FIELDS, index, language, stored, isRefused, edit }: FieldCardProps) {
  const { id } = field
  const onChange = (part: Partial<FormField>, setting?: string) =>
    edit((form) => withOptions(changeField(form, id, part), field, part), setting && `${id}.${setting}`)
  const onLabel = (label: string) =>
    edit((form) => labelField(form, id, label, stored?.name === field.name), `${id}.label`)
  const issues = isRefused ? fieldIssues(field, index) : []
  const [noLabel, noName] = [issueOf(index, LABEL_MISSING), issueOf(index, NAME_MISSING)]
  const issueId = (issue: string) => `${editorId(id)}-issue-${issues.indexOf(issue)}`
  /** For the control that it is about, which the focus may be at while the sentence stands above it. */
  const wrongBy = (issue: string) =>
    issues.includes(issue) && { 'aria-invalid': true, 'aria-describedby': issueId(issue) }
  return (
    <>
      {issues.map((issue) => (
        <FieldError key={issue} id={issueId(issue)} isKnown>
          {issue}
        </FieldError>
      ))}
      <div className={builderClass('settings')}>
        <Stack gap={2} className={builderClass('wide')}>
          <TextField
            label={texts.label}
            help={texts.labelHint}
            marked
            lang={language}
            value={field.label}
            {...wrongBy(noLabel)}
            onChange={({ target }) => onLabel(target.value)}
          />
          <InsertAnswer label={field.label} earlier={fields.slice(0, index)} onInsert={onLabel} />
        </Stack>
        <TextField
          label={texts.name}
          help={texts.nameHint}
          marked
          spellCheck={false}
          value={field.name}
          {...wrongBy(noName)}
          onChange={({ target }) => onChange({ name: target.value }, 'name')}
        />
        <TypeSelect field={field} onChange={onChange} />
        {takesOptions(field.type) ? (
          <OptionsEditor
            field={field}
            language={language}
            kept={stored ? optionsOf(stored).map(({ value }) => value) : []}
            onChange={onChange}
          />
        ) : null}
      </div>
      <Option
        kind="checkbox"
        plain
        checked={field.required ?? false}
        onChange={(event) => onChange({ required: event.target.checked })}
      >
        {texts.required}
      </Option>
      <MoreSettings key={field.type} field={field} language={language} onChange={onChange}>
        <LogicSettings field={field} fields={fields} edit={edit} />
      </MoreSettings>
    </>
  )
}
