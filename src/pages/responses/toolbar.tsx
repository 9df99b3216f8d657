import { useState } from 'react'
import { TOAST_SUCCESS } from '../../../rules/failures.ts'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { showToast } from '../../ui/overlays/toaster.tsx'
import { type ResponseList, useMarkAllRead } from './calls.ts'
import { toolsClass } from './classes.ts'
import { ExportMenu } from './export/export-menu.tsx'
import { FilterPanel } from './filter/filter-panel.tsx'
import { SearchBox } from './filter/search-box.tsx'
import { sentenceOf } from './filter/sentence.ts'
import { filterTexts } from './filter/texts.ts'
import type { AddressFilter } from './filter/use-filter.ts'
import { ColumnsPanel } from './list/columns-panel.tsx'
import type { Columns } from './list/use-columns.ts'
import { responsesTexts as texts } from './texts.ts'
import type { ResponsesActor } from './use-responses.ts'

interface ToolbarProps {
  formId: string
  address: AddressFilter
  list: ResponseList
  columns: Columns
  actor: ResponsesActor
}

export function Toolbar({ formId, address, list, columns, actor }: ToolbarProps) {
  const [panel, setPanel] = useState<'filter' | 'columns' | null>(null)
  const { filter } = address
  const hasColumns = columns.all.length > 0
  const toggle = (one: 'filter' | 'columns') => setPanel(panel === one ? null : one)
  const askToRemove = () => actor.send({ type: 'removal.requested', removal: { kind: 'filtered', filter } })
  return (
    <>
      <div className={toolsClass('bar')}>
        <SearchBox q={filter.q ?? ''} onSearch={address.search} />
        <PanelButton icon="filter" isOpen={panel === 'filter'} disabled={!hasColumns} onPress={() => toggle('filter')}>
          {filterTexts.filter}
        </PanelButton>
        <PanelButton
          icon="columns"
          isOpen={panel === 'columns'}
          disabled={!hasColumns}
          onPress={() => toggle('columns')}
        >
          {texts.columns}
        </PanelButton>
        <MarkAll formId={formId} address={address} disabled={!list.data} />
        <ExportMenu formId={formId} filter={filter} />
        <Button
          variant="outline"
          size="sm"
          disabled={!list.data || list.data.pages[0]?.total === 0}
          onClick={askToRemove}
        >
          <Icon name="trash" size={18} />
          <span className={toolsClass('words')}>{texts.remove}</span>
        </Button>
      </div>
      {panel === 'filter' ? <FilterPanel key={JSON.stringify(filter)} address={address} columns={columns.all} /> : null}
      {panel === 'columns' ? <ColumnsPanel columns={columns} /> : null}
      <Sentence address={address} list={list} columns={columns} />
    </>
  )
}

interface PanelButtonProps {
  icon: IconName
  isOpen: boolean
  disabled: boolean
  onPress: () => void
  children: string
}

function PanelButton({ icon, isOpen, disabled, onPress, children }: PanelButtonProps) {
  return (
    <Button variant="outline" size="sm" aria-expanded={isOpen} disabled={disabled} onClick={onPress}>
      <Icon name={icon} size={18} />
      {children}
    </Button>
  )
}

function MarkAll({ formId, address, disabled }: { formId: string; address: AddressFilter; disabled: boolean }) {
  const mark = useMarkAllRead(formId, address.filter, (message) => showToast('success', TOAST_SUCCESS, message))
  return (
    <Button
      variant="outline"
      size="sm"
      title={texts.markAll}
      disabled={disabled || mark.isPending}
      onClick={() => mark.mutate()}
    >
      <Icon name="check" size={18} />
      <span className={toolsClass('words')}>{texts.markAll}</span>
    </Button>
  )
}

/** How many there are, what the filter means in words, and the way back to all. */
function Sentence({ address, list, columns }: Pick<ToolbarProps, 'address' | 'list' | 'columns'>) {
  const { filter, isEmpty } = address
  const counts = list.data?.pages[0]
  if (!counts) return null
  return (
    <div className={toolsClass('sentence')}>
      <Text weight="medium" role="status">
        {texts.shown(counts.count, counts.total)}
      </Text>
      {isEmpty ? null : (
        <>
          <Text tone="muted" dir="auto">
            {sentenceOf(filter, columns.all)}
          </Text>
          <Button variant="ghost" size="sm" onClick={() => address.set({})}>
            {texts.clear}
          </Button>
        </>
      )}
    </div>
  )
}
