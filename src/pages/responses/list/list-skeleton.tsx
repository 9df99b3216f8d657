import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Hidden } from '../../../ui/layout/typography.tsx'
import { sharedTexts } from '../../common/texts.ts'
import { listClass } from '../classes.ts'

const ROWS = 8
const COLUMNS = 4

/** The table while its rows are on their way. */
export function ListSkeleton() {
  return (
    <div className={listClass('frame')} aria-busy="true" data-testid="skeleton">
      <Hidden>{sharedTexts.loading}</Hidden>
      <table className={listClass('table')} aria-hidden="true">
        <tbody>
          {Array.from({ length: ROWS }, (_, row) => (
            <tr key={row} className={listClass('row')}>
              {Array.from({ length: COLUMNS }, (_each, column) => (
                <td key={column} className={listClass('cell')}>
                  <Skeleton width="cell" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
