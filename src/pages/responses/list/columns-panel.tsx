import { Button } from '../../../ui/inputs/button.tsx'
import { Option } from '../../../ui/inputs/choice-group.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/typography.tsx'
import { toolsClass } from '../classes.ts'
import { responsesTexts as texts } from '../texts.ts'
import type { Columns } from './use-columns.ts'

export function ColumnsPanel({ columns }: { columns: Columns }) {
  return (
    <section className={toolsClass('panel')} aria-label={texts.columns}>
      <Row justify="between" wrap>
        <Text size="sm" tone="muted">
          {texts.columnsHint}
        </Text>
        <Button variant="ghost" size="sm" onClick={columns.showAll}>
          {texts.allColumns}
        </Button>
      </Row>
      <div className={toolsClass('picks')} role="group" aria-label={texts.columns}>
        {columns.all.map(({ field_id: id, label, is_removed }) => (
          <Option key={id} kind="checkbox" plain checked={columns.isShown(id)} onChange={() => columns.toggle(id)}>
            {label} {is_removed ? texts.removed : ''}
          </Option>
        ))}
      </div>
    </section>
  )
}
