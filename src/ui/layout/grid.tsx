import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type ReactElement,
  useLayoutEffect,
  useRef,
} from 'react'
import { slotRecipe, type VariantsOf } from '../recipe.ts'
import type { dataGrid } from '../recipes/layout/grid.ts'
import { Skeleton } from '../feedback/skeleton.tsx'

const gridClass = slotRecipe<typeof dataGrid>('dataGrid')

interface GridProps {
  label: string
  columns: string[]
  /** The rows. */
  children: ReactElement[]
}

/** A browser skips what is out of view by the group: it looks at each of them in every frame, and a thousand rows take as long as painting. */
const ROWS_OF_GROUP = 10

/** A table whose rows are cards where the screen is narrow. */
export function Grid({ label, columns, children }: GridProps) {
  return (
    <div className={gridClass('frame')}>
      <table className={gridClass('root')} aria-label={label} {...useKeptFocus()}>
        <thead className={gridClass('head')}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={gridClass('column')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {Array.from({ length: Math.ceil(children.length / ROWS_OF_GROUP) }, (_, group) => (
          <RowGroup key={group}>{children.slice(group * ROWS_OF_GROUP, (group + 1) * ROWS_OF_GROUP)}</RowGroup>
        ))}
      </table>
    </div>
  )
}

function RowGroup({ children }: { children: ReactElement[] }) {
  return (
    <tbody className={gridClass('group')} style={{ '--rows': children.length } as CSSProperties}>
      {children}
    </tbody>
  )
}

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button')]
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent

/** A row that comes into another group is another element there: the focus stays at the same control of it. */
function useKeptFocus() {
  const focused = useRef<{ row: string; control: string | null }>(null)
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return
    const { row, control } = focused.current
    const controls = controlsOf(document.getElementById(row) ?? document.createElement('tr'))
    const same = controls.find((one) => nameOf(one) === control) ?? controls[0]
    same?.focus({ preventScroll: true })
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('tr')?.id
      focused.current = row ? { row, control: nameOf(target) } : null
    },
    onBlur: () => {
      focused.current = null
    },
  }
}

export function GridRow(props: ComponentProps<'tr'>) {
  return <tr className={gridClass('row')} {...props} />
}

/** `column` names the cell where the row is a card. */
export function GridCell({
  column,
  tone,
  short,
  part,
  ...rest
}: ComponentProps<'td'> & VariantsOf<typeof dataGrid> & { column: string }) {
  return <td className={gridClass('cell', { tone, short, part })} data-column={column} {...rest} />
}

/** The same table while its rows are on their way. */
export function GridSkeleton({ label, columns, rows }: { label: string; columns: string[]; rows: number }) {
  return (
    <div aria-busy="true" data-testid="skeleton">
      <Grid label={label} columns={columns}>
        {Array.from({ length: rows }, (_, row) => (
          <GridRow key={row}>
            {columns.map((column) => (
              <GridCell key={column} column={column}>
                <Skeleton width="cell" />
              </GridCell>
            ))}
          </GridRow>
        ))}
      </Grid>
    </div>
  )
}
