import { Button } from '../../ui/inputs/button.tsx'
import { Select } from '../../ui/inputs/input.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { FilterBar, filterBarClass } from '../../ui/layout/filter-bar.tsx'
import { SearchBox } from '../common/search-box.tsx'
import { formsTexts as texts } from './texts.ts'
import { ORDERS, STATUSES, type useFormQuery } from './use-form-query.ts'

/** Which forms the list shows, and in what order. */
export function FormFilter({ address: [query, change] }: { address: ReturnType<typeof useFormQuery> }) {
  const { q = '', status = '', tag, sort = 'newest' } = query
  return (
    <FilterBar aria-label={texts.filter}>
      <SearchBox
        label={texts.search}
        q={q}
        onSearch={(text) => change({ q: text })}
        className={filterBarClass('search')}
      />
      <Select
        size="sm"
        aria-label={texts.columns.status}
        value={status}
        onChange={(event) => change({ status: event.target.value })}
      >
        <option value="">{texts.anyStatus}</option>
        {STATUSES.map((value) => (
          <option key={value} value={value}>
            {texts[value]}
          </option>
        ))}
      </Select>
      <Select size="sm" aria-label={texts.sort} value={sort} onChange={(event) => change({ sort: event.target.value })}>
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {texts.orders[order]}
          </option>
        ))}
      </Select>
      {tag === undefined ? null : (
        <Button variant="outline" size="sm" aria-label={texts.anyTag(tag)} onClick={() => change({ tag: '' })}>
          {texts.tagged(tag)}
          <Icon name="close" size={14} />
        </Button>
      )}
    </FilterBar>
  )
}
