import type { ReactNode } from 'react'
import type { Condition, FormField, Jump } from '../../../../contract/types.gen.ts'
import { changeLogic } from '../../../../rules/logic/edits.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { builderClass } from '../classes.ts'
import type { Edit } from '../use-editor.ts'
import { ConditionGroupEditor } from './condition-group.tsx'
import { Jumps } from './jumps.tsx'
import { logicTexts as texts } from './texts.ts'

interface LogicSettingsProps {
  field: FormField
  /** Of the form. */
  fields: FormField[]
  edit: Edit
}

/** When a field is shown and required, and where the way leads after it. */
export function LogicSettings({ field, fields, edit }: LogicSettingsProps) {
  const place = fields.findIndex(({ id }) => id === field.id)
  const earlier = fields.slice(0, Math.max(0, place))
  const set = (change: Parameters<typeof changeLogic>[2], setting?: string) =>
    edit((form) => changeLogic(form, field.id, change), setting && `${field.id}.logic.${setting}`)
  const section = (key: 'visibleWhen' | 'requiredWhen') => (
    <Section title={texts[key]}>
      <ConditionGroupEditor
        condition={field[key]}
        earlier={earlier}
        onChange={(condition: Condition | undefined, setting?: string) =>
          set({ [key]: condition }, setting && `${key}.${setting}`)
        }
      />
    </Section>
  )
  return (
    <>
      {section('visibleWhen')}
      {field.required ? null : section('requiredWhen')}
      <Section title={texts.goTo}>
        <Jumps
          jumps={field.goTo ?? []}
          known={fields.slice(0, place + 1)}
          later={fields.slice(place + 1)}
          onChange={(goTo: Jump[], setting?: string) => set({ goTo }, setting && `goTo.${setting}`)}
        />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2} className={builderClass('wide')} role="group" aria-label={title}>
      <Text weight="medium">{title}</Text>
      {children}
    </Stack>
  )
}
