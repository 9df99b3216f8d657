import { slotRecipe } from '../../../../ui/recipe.ts'
import type { responses } from '../../recipes/responses.ts'

const tableClass = slotRecipe<typeof responses>('responses')

export interface ShownResponse {
  fieldId: string
  label: string
  response: string
}

interface ResponsesTableProps {
  rows: ShownResponse[]
  /** Of the questions and the answers, as BCP 47. */
  language: string
}

/** Scrolls by itself, so it takes the focus: a keyboard must reach what lies below its edge. */
export function ResponsesTable({ rows, language }: ResponsesTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling frame must be reachable by keyboard
    <section className={tableClass('frame')} aria-label="Your responses" tabIndex={0}>
      <table className={tableClass('table')}>
        <thead>
          <tr>
            <th scope="col" className={tableClass('head')}>
              Field
            </th>
            <th scope="col" className={tableClass('head')}>
              Response
            </th>
          </tr>
        </thead>
        <tbody lang={language}>
          {rows.map(({ fieldId, label, response }) => (
            <tr key={fieldId}>
              <th scope="row" className={tableClass('field')}>
                {label}
              </th>
              <td className={tableClass('cell')}>
                <div className={tableClass('response')}>{response}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
