import type { ComponentProps, ReactNode } from 'react'
import { slotRecipe, type VariantsOf } from '../recipe.ts'
import type { dataGrid } from '../recipes/layout/grid.ts'
import { Skeleton } from '../feedback/skeleton.tsx'

const gridClass = slotRecipe<typeof dataGrid>('dataGrid')

interface GridProps {
  label: string
  columns: string[]
  children: ReactNode
}

/** A table whose rows are cards where the screen is narrow. */
export function Grid({ label, columns, children }: GridProps) {
  return (
    <div className={gridClass('frame')}>
      <table className={gridClass('root')} aria-label={label}>
        <thead className={gridClass('head')}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={gridClass('column')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
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
