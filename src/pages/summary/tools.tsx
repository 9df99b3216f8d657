import { useState } from 'react'
import type { ResponseColumn, Summary } from '../../../contract/types.gen.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { FilterPanel } from '../responses/filter/filter-panel.tsx'
import { sentenceOf } from '../responses/filter/sentence.ts'
import { PeriodBar } from './period/period-bar.tsx'
import type { SummaryAddress } from './period/use-summary-address.ts'
import { summaryTexts as texts } from './texts.ts'

interface ToolsProps {
  address: SummaryAddress
  counts: Summary | undefined
  columns: ResponseColumn[]
}

/** The period, the filter, and what they mean in words. */
export function Tools({ address, counts, columns }: ToolsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Stack gap={3}>
      <PeriodBar address={address} />
      <Row gap={2} wrap touch>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          disabled={columns.length === 0}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" size={18} />
          {texts.filter}
        </Button>
        <Text weight="medium" role="status">
          {counts ? texts.counts(counts.figures.count, counts.total) : ''}
        </Text>
        {address.isEmpty ? null : (
          <>
            <Text tone="muted" size="sm" dir="auto">
              {sentenceOf(address.filter, columns)}
            </Text>
            <Button variant="ghost" size="sm" onClick={() => address.set({})}>
              {texts.clear}
            </Button>
          </>
        )}
      </Row>
      {isOpen ? <FilterPanel key={JSON.stringify(address.filter)} address={address} columns={columns} /> : null}
    </Stack>
  )
}
