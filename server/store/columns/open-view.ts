import type { ResponseColumn, ResponseFilter } from '../../../contract/types.gen.ts'
import type { FormHead } from '../responses/form-head.ts'
import type { OpenCopies, OpenCopy } from './open-copies.ts'
import { sumUp } from './statistics/summary.ts'
import type { Source } from './source.ts'
import type { View } from './view.ts'

/** All that the work reads is of one moment. */
export async function withView<Result>(
  { connect }: OpenCopies,
  source: Source,
  { copy, formId, summaries }: OpenCopy,
  head: FormHead,
  work: (view: View) => Promise<Result>,
): Promise<Result> {
  const columns: ResponseColumn[] = await source.columns(formId, head.version)
  return copy.reading(() => readView())

  async function readView(): Promise<Result> {
    const session = await connect()
    try {
      await session.run('begin')
      const { fields, seen } = copy.state()
      const view: View = {
        session,
        table: copy.table,
        fields,
        columns,
        head,
        summary: (filter) =>
          summaries.get(seen, keyOf(filter), async () =>
            sumUp(view, filter, await source.structure(formId, head.version)),
          ),
      }
      return await work(view)
    } finally {
      session.close()
    }
  }
}

const keyOf = (filter: ResponseFilter): string => JSON.stringify(filter)

export const hasSummary = ({ copy, summaries }: OpenCopy, filter: ResponseFilter): boolean =>
  summaries.has(copy.state().seen, keyOf(filter))
