import { useRef, useState } from 'react'
import { TOAST_SUCCESS } from '../../../rules/failures.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Text } from '../../ui/layout/typography.tsx'
import { showToast } from '../../ui/overlays/toaster.tsx'
import { SearchBox } from '../common/search-box.tsx'
import { type ResponseList, useMarkAllRead } from './calls.ts'
import { toolsClass } from './classes.ts'
import { ExportDialog } from './export/export-dialog.tsx'
import { exportTexts } from './export/texts.ts'
import { FilterPanel } from './filter/filter-panel.tsx'
import { sentenceOf } from './filter/sentence.ts'
import { filterTexts } from './filter/texts.ts'
import type { AddressFilter } from './filter/use-filter.ts'
import { ColumnsPanel } from './list/columns-panel.tsx'
import type { Columns } from './list/use-columns.ts'
import { responsesTexts as texts } from './texts.ts'
import { type Tool, Tools } from './tools.tsx'
import type { ResponsesActor } from './use-responses.ts'

interface ToolbarProps {
  formId: string
  address: AddressFilter
  list: ResponseList
  columns: Columns
  actor: ResponsesActor
}

type Panel = 'filter' | 'columns'

export function Toolbar(props: ToolbarProps) {
  const { formId, address, list, columns } = props
  const { filter } = address
  const [panel, setPanel] = useState<Panel | null>(null)
  const [isExporting, setExporting] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const whole = useListTools(props, () => setExporting(true))
  const panelTool = (one: Panel, name: string): Tool => ({
    name,
    icon: one,
    disabled: columns.all.length === 0,
    isOpen: panel === one,
    onPress: () => setPanel(panel === one ? null : one),
  })
  return (
    <>
      <div className={toolsClass('bar')}>
        <SearchBox label={texts.search} q={filter.q ?? ''} onSearch={address.search} className={toolsClass('search')} />
        <Tools
          tools={[panelTool('filter', filterTexts.filter), panelTool('columns', texts.columns), ...whole]}
          menu={menu}
        />
      </div>
      {panel === 'filter' ? <FilterPanel key={JSON.stringify(filter)} address={address} columns={columns.all} /> : null}
      {panel === 'columns' ? <ColumnsPanel columns={columns} /> : null}
      <Sentence address={address} list={list} columns={columns} />
      <ExportDialog
        formId={formId}
        filter={filter}
        open={isExporting}
        onClose={() => setExporting(false)}
        focusAfter={() => menu.current}
      />
    </>
  )
}

/** What is done with all responses that the filter means. */
function useListTools({ formId, address: { filter }, list, actor }: ToolbarProps, onExport: () => void): Tool[] {
  const mark = useMarkAllRead(formId, filter, (message) => showToast('success', TOAST_SUCCESS, message))
  const askToRemove = () => actor.send({ type: 'removal.requested', removal: { kind: 'filtered', filter } })
  const isEmpty = !list.data || list.data.pages[0]?.total === 0
  return [
    {
      name: texts.markAll,
      icon: 'check',
      disabled: isEmpty || mark.isPending,
      onPress: () => mark.mutate(),
      isShort: true,
    },
    { name: exportTexts.export, icon: 'download', disabled: false, onPress: onExport },
    { name: texts.remove, icon: 'trash', disabled: isEmpty, onPress: askToRemove, isShort: true, tone: 'danger' },
  ]
}

/** How many there are, what the filter means in words, and the way back to all. */
function Sentence({ address, list, columns }: Pick<ToolbarProps, 'address' | 'list' | 'columns'>) {
  const { filter, isEmpty } = address
  const counts = list.data?.pages[0]
  if (!counts)
    return list.isLoading ? (
      <div className={toolsClass('sentence')}>
        <Skeleton width="sm" />
      </div>
    ) : null
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
