import type { Database } from '../database.ts'
import { standingColumns, toStanding, type Standing } from '../responses/total.ts'

const SLICE = 200

/** A form as its owner's dashboard needs it. */
export interface OwnedForm extends Standing {
  id: string
  title: string
  isActive: boolean
  createdAt: number
  updatedAt: number
  retentionDays: number | null
}

/** All forms of an owner, newest first, slice by slice so that very many do not stop other requests. */
export async function* ownedForms(database: Database, ownerId: string): AsyncGenerator<OwnedForm[]> {
  for (let last: OwnedForm | undefined; ;) {
    const rows = await select(database, ownerId, last).execute()
    const forms = rows.map(toForm)
    yield forms
    last = forms.at(-1)
    if (forms.length < SLICE) return
  }
}

const select = (database: Database, ownerId: string, last: OwnedForm | undefined) =>
  database
    .selectFrom('form')
    .leftJoin('form_settings', 'form_settings.form_id', 'form.id')
    .select([
      'form.id',
      'title',
      'is_active',
      'created_at',
      'updated_at',
      'retention_days',
      ...standingColumns(database),
    ])
    .where('owner_id', '=', ownerId)
    .$if(last !== undefined, (query) =>
      query
        .where('created_at', '<=', last?.createdAt ?? 0)
        .where((form) =>
          form.or([form('created_at', '<', last?.createdAt ?? 0), form('form.id', '<', last?.id ?? '')]),
        ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('form.id', 'desc')
    .limit(SLICE)

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const toForm = (row: Row): OwnedForm => ({
  id: row.id,
  title: row.title,
  isActive: Boolean(row.is_active),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  retentionDays: row.retention_days,
  ...toStanding(row),
})
