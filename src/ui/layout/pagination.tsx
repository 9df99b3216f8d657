import { Pagination as Ark } from '@ark-ui/react/pagination'
import { Icon } from '../icons/icon.tsx'
import { slotRecipe } from '../recipe.ts'
import type { pagination } from '../recipes/layout/pagination.ts'

const pageClass = slotRecipe<typeof pagination>('pagination')

interface PaginationProps {
  count: number
  pageSize: number
  page: number
  onPage: (page: number) => void
}

/** Nothing to show while everything fits on one page. */
export function Pagination({ count, pageSize, page, onPage }: PaginationProps) {
  if (count <= pageSize) return null
  return (
    <Ark.Root
      className={pageClass('root')}
      count={count}
      pageSize={pageSize}
      page={page}
      onPageChange={(details) => onPage(details.page)}
    >
      <Ark.PrevTrigger className={pageClass('step')} aria-label="Previous">
        <Icon name="previous" />
      </Ark.PrevTrigger>
      <Ark.Context>
        {({ pages }) =>
          pages.map((entry, index) =>
            entry.type === 'page' ? (
              <Ark.Item key={entry.value} {...entry} className={pageClass('item')}>
                {entry.value}
              </Ark.Item>
            ) : (
              <Ark.Ellipsis key={`gap-${index}`} index={index} className={pageClass('gap')}>
                …
              </Ark.Ellipsis>
            ),
          )
        }
      </Ark.Context>
      <Ark.NextTrigger className={pageClass('step')} aria-label="Next">
        <Icon name="next" />
      </Ark.NextTrigger>
    </Ark.Root>
  )
}
