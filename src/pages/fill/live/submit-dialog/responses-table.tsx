import { Button } from '../../../../ui/inputs/button.tsx'
import { slotRecipe } from '../../../../ui/recipe.ts'
import type { responses } from '../../recipes/responses.ts'
import { NOT_ANSWERED } from '../texts.ts'

const tableClass = slotRecipe<typeof responses>('responses')

export interface ShownResponse {
  fieldId: string
  /** The place of the field in the form. */
  index: number
  label: string
  /** Undefined where nothing is answered. */
  response: string | undefined
  /** What stands there instead, where something was said that is no answer yet. */
  waiting?: string | undefined
}

interface ResponsesTableProps {
  rows: ShownResponse[]
  /** Of the questions and the answers, as BCP 47. */
  language: string
  /** Back to a field, by its place in the form. */
  onChange: (index: number) => void
}

/** Scrolls by itself, so it takes the focus: a keyboard must reach what lies below its edge. */
export function ResponsesTable({ rows, language, onChange }: ResponsesTableProps) {
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
            <th scope="col" className={tableClass('head')}>
              <span className={tableClass('hidden')}>Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fieldId, index, label, response, waiting }) => (
            <tr key={fieldId} className={tableClass('row')}>
              <th scope="row" lang={language} className={tableClass('field')}>
                {label}
              </th>
              <td className={tableClass('cell')}>
                {response === undefined ? (
                  <span className={tableClass('none')}>{waiting ?? NOT_ANSWERED}</span>
                ) : (
                  <div lang={language} className={tableClass('response')}>
                    {response}
                  </div>
                )}
              </td>
              <td className={tableClass('change')}>
                <Button variant="ghost" aria-label={`Change ${label}`} onClick={() => onChange(index)}>
                  Change
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
