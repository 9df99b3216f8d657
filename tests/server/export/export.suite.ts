import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DownloadCreate, FieldResponse, FormField } from '../../../contract/types.gen.ts'
import { aField, aFile, someFields } from '../../support/builders.ts'
import { csvRecords, hashOf, parseCsv, unzip } from '../../support/file-formats.ts'
import { openApi, type Api, type Person } from '../support/api.ts'
import { anAnsweredForm, type Answered } from '../support/answered.ts'
import { newFolder, type NewPlace } from '../support/databases.ts'
import { download } from '../support/downloads.ts'

const FIXED = ['Form version', 'Read', 'Starred', 'Tags', 'Note', 'Duration (seconds)', 'Language', 'Not asked']
const fields = someFields({}, { type: 'number' }, { type: 'date' }, { type: 'checkbox' }, { type: 'file' })
const spoken = { transcript: 'nine', confidence: 0.8 }
const ada: Partial<FieldResponse>[] = [
  { value: 'Ada' },
  { fieldId: 'f2', fieldType: 'number', value: 9.5, ...spoken },
  { fieldId: 'f3', fieldType: 'date', value: '2026-03-01' },
  { fieldId: 'f4', fieldType: 'checkbox', value: ['red', 'light_blue'] },
  { fieldId: 'f5', fieldType: 'file', value: aFile(5) },
]

const marked = async (form: Answered) => {
  const id = await form.answerWith({ totalDuration: 125, language: 'en-GB' }, ...ada)
  await form.call('PATCH', `/${id}`, { is_starred: true, tags: ['call back', 'VIP'], note: 'On Monday' })
  return id
}

const answered = (fieldId: string, name: string, bytes: number) =>
  ({ fieldId, fieldType: 'file', value: aFile(bytes, { name }) }) as const

export function exportSuite(newPlace: NewPlace) {
  describe('responses that are taken away', () => {
    let api: Api
    let owner: Person
    beforeAll(async () => {
      api = await openApi(await newPlace())
      owner = await api.aPerson()
    })
    afterAll(() => api.close())

    const aForm = (changed: FormField[] = fields) => anAnsweredForm(api, owner, changed)
    const take = ({ form }: Answered, asked: DownloadCreate) => download(api, owner, form.id, asked)
    const records = async (form: Answered, asked: Partial<DownloadCreate> = {}) =>
      csvRecords((await take(form, { kind: 'csv', ...asked })).text)
    const lines = async (form: Answered, asked: Partial<DownloadCreate> = {}) =>
      (await take(form, { kind: 'jsonl', ...asked })).text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    const sheet = async (form: Answered, asked: Partial<DownloadCreate> = {}) =>
      (await readXlsx((await take(form, { kind: 'xlsx', ...asked })).bytes)).sheets[0]?.rows ?? []
    const parquet = async (form: Answered, asked: Partial<DownloadCreate> = {}) => {
      const file = join(newFolder(), 'taken.parquet')
      await writeFile(file, (await take(form, { kind: 'parquet', ...asked })).bytes)
      const connection = await (await DuckDBInstance.create()).connect()
      const result = await connection.runAndReadAll(`select * from '${file}'`)
      return { rows: result.getRowObjectsJson(), names: result.columnNames(), types: result.columnTypes().map(String) }
    }

    it('are CSV with a heading for each field, and all that is known of a response', async () => {
      const form = await aForm()
      const id = await marked(form)
      const { text, headers } = await take(form, { kind: 'csv' })
      expect(parseCsv(text)[0]).toEqual(['Response ID', 'Submitted', ...fields.map(({ label }) => label), ...FIXED])
      expect(csvRecords(text)).toEqual([
        {
          'Response ID': id,
          Submitted: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          'Question 1': 'Ada',
          'Question 2': '9.5',
          'Question 3': '2026-03-01',
          'Question 4': 'Red; Light blue',
          'Question 5': 'receipt.pdf',
          'Form version': '1',
          Read: 'no',
          Starred: 'yes',
          Tags: 'call back; VIP',
          Note: 'On Monday',
          'Duration (seconds)': '125',
          Language: 'en-GB',
          'Not asked': '',
        },
      ])
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(headers['content-disposition']).toMatch(/^attachment; filename="Visitor feedback \d{4}-\d\d-\d\d\.csv"/)
    })

    it('are CSV with a byte order mark when it is asked for', async () => {
      const form = await aForm()
      const [without, withBom] = [await take(form, { kind: 'csv' }), await take(form, { kind: 'csv', bom: true })]
      expect(without.bytes.subarray(0, 3).toString('hex')).not.toBe('efbbbf')
      expect(withBom.bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    })

    it('are JSON lines, with answers by the names of their fields', async () => {
      const form = await aForm()
      const id = await marked(form)
      expect(await lines(form)).toEqual([
        {
          id,
          version: 1,
          created_at: expect.any(String),
          is_read: false,
          is_starred: true,
          note: 'On Monday',
          tags: ['call back', 'VIP'],
          duration: 125,
          language: 'en-GB',
          answers: {
            field_1: 'Ada',
            field_2: 9.5,
            field_3: '2026-03-01',
            field_4: ['Red', 'Light blue'],
            field_5: { name: 'receipt.pdf', mediaType: 'application/pdf', size: 5 },
          },
          spoken: ['field_2'],
          not_asked: [],
        },
      ])
    })

    it('are a workbook of texts, numbers and days', async () => {
      const form = await aForm()
      const id = await marked(form)
      const [headings, row] = await sheet(form)
      expect(headings).toEqual(['Response ID', 'Submitted', ...fields.map(({ label }) => label), ...FIXED])
      expect(row).toEqual([
        id,
        expect.any(Date),
        'Ada',
        9.5,
        new Date('2026-03-01'),
        'Red; Light blue',
        'receipt.pdf',
        1,
        false,
        true,
        'call back; VIP',
        'On Monday',
        125,
        'en-GB',
        null,
      ])
    })

    it('are Parquet with columns of their own types', async () => {
      const form = await aForm()
      const id = await marked(form)
      const { names, types, rows } = await parquet(form)
      expect(names).toEqual(['Response ID', 'Submitted', ...fields.map(({ label }) => label), ...FIXED])
      expect(types.slice(1, 7)).toEqual([
        'TIMESTAMP WITH TIME ZONE',
        'VARCHAR',
        'DOUBLE',
        'DATE',
        'VARCHAR[]',
        'VARCHAR',
      ])
      expect(rows).toEqual([
        expect.objectContaining({
          'Response ID': id,
          'Question 2': 9.5,
          'Question 3': '2026-03-01',
          'Question 4': ['Red', 'Light blue'],
          Starred: true,
          Tags: ['call back', 'VIP'],
          Note: 'On Monday',
        }),
      ])
    })

    it('have the values of options where these are asked for', async () => {
      const form = await aForm()
      await marked(form)
      const options = 'values'
      expect(await records(form, { options })).toMatchObject([{ 'Question 4': 'red; light_blue' }])
      expect(await lines(form, { options })).toMatchObject([{ answers: { field_4: ['red', 'light_blue'] } }])
      expect((await sheet(form, { options }))[1]?.[5]).toBe('red; light_blue')
      expect((await parquet(form, { options })).rows).toMatchObject([{ 'Question 4': ['red', 'light_blue'] }])
    })

    it('are those that a filter means, newest first', async () => {
      const form = await aForm()
      const ids = [
        await form.answer({ value: 'Ada' }),
        await form.answer({ value: 'Bob' }),
        await form.answer({ value: 'Adam' }),
      ]
      const filter = { where: [{ field: 'f1', op: 'contains' as const, value: 'ad' }] }
      const expected = [ids[2], ids[0]]
      expect((await records(form, { filter })).map((row) => row['Response ID'])).toEqual(expected)
      expect((await lines(form, { filter })).map(({ id }) => id)).toEqual(expected)
      expect((await sheet(form, { filter })).slice(1).map(([id]) => id)).toEqual(expected)
      expect((await parquet(form, { filter })).rows.map((row) => row['Response ID'])).toEqual(expected)
      expect((await records(form)).map((row) => row['Response ID'])).toEqual(ids.toReversed())
    })

    it('have fields of every version, or only those of today', async () => {
      const form = await aForm(someFields({}, { type: 'radio' }))
      await form.answer({ value: 'Ada' }, { fieldId: 'f2', fieldType: 'radio', value: 'red' })
      const kept = aField({
        id: 'f2',
        name: 'field_2',
        label: 'Colour',
        type: 'radio',
        options: [{ label: 'Blau', value: 'blue' }],
      })
      await form.change([kept, aField({ id: 'f3', name: 'field_3', label: 'New' })])
      await form.answer({ fieldId: 'f2', fieldType: 'radio', value: 'blue' }, { fieldId: 'f3', value: 'x' })
      expect(await records(form)).toMatchObject([
        { Colour: 'Blau', New: 'x', 'Question 1': '', 'Form version': '2' },
        { Colour: 'Red', New: '', 'Question 1': 'Ada', 'Form version': '1' },
      ])
      const today = await records(form, { columns: 'today' })
      expect(Object.keys(today[0] ?? {})).toEqual(['Response ID', 'Submitted', 'Colour', 'New', ...FIXED])
      expect((await lines(form, { columns: 'today' })).map(({ answers }) => answers)).toEqual([
        { field_2: 'Blau', field_3: 'x' },
        { field_2: 'Red', field_3: null },
      ])
      expect((await parquet(form, { columns: 'today' })).names).toEqual([
        'Response ID',
        'Submitted',
        'Colour',
        'New',
        ...FIXED,
      ])
    })

    it('tell fields apart that are called the same', async () => {
      const label = 'Name'
      const form = await aForm([aField({ id: 'a', name: 'first', label }), aField({ id: 'b', name: 'second', label })])
      await form.answer({ fieldId: 'a', value: 'Ada' }, { fieldId: 'b', value: 'Bob' })
      await form.change([aField({ id: 'c', name: 'first', label }), aField({ id: 'd', name: 'note', label: 'note' })])
      const headings = ['Name (first) [c]', 'note (note)', 'Name (first) [a]', 'Name (second)']
      expect(Object.keys((await records(form))[0] ?? {}).slice(2, 6)).toEqual(headings)
      expect((await parquet(form)).names.slice(2, 6)).toEqual(headings)
      expect(await lines(form)).toMatchObject([{ answers: { second: 'Bob' } }])
    })

    it('stay text in every format, whatever was answered', async () => {
      const hostile = [
        '=1+1',
        '@SUM(A1)',
        '+1-2',
        '-2+3',
        "=cmd|' /C calc'!A0",
        'a,"b"\r\nc;d',
        '_x0041_',
        '<&>',
        '\u0001\t=1',
      ]
      const form = await aForm(someFields({ label: '=HYPERLINK("http://evil")' }, { label: '"; drop table' }))
      for (const value of hostile) await form.answer({ value }, { fieldId: 'f2', value: '-5' })
      const expected = hostile.toReversed()
      const cells = (await records(form)).map((row) => row[`'=HYPERLINK("http://evil")`] ?? '')
      expect(cells).toEqual(expected.map((text) => (/^[=@+-]/.test(text) ? `'${text}` : text)))
      expect((await records(form)).map((row) => row['"; drop table'])).toEqual(expected.map(() => '-5'))
      expect((await lines(form)).map(({ answers }) => answers.field_1)).toEqual(expected)
      expect((await sheet(form)).slice(1).map((row) => row[2])).toEqual(expected)
      expect((await parquet(form)).rows.map((row) => row['=HYPERLINK("http://evil")'])).toEqual(expected)
    })

    it('have their files in an archive, under names that are safe', async () => {
      const form = await aForm(
        someFields({ label: 'Up', type: 'file' }, { label: 'up', type: 'file' }, { type: 'file' }),
      )
      const id = await form.answer(
        answered('f1', '../../etc/passwd', 5),
        answered('f2', 'CON', 6),
        answered('f3', 'a\u202Efdp.exe', 7),
      )
      const other = await form.answer(answered('f1', '../../etc/passwd', 8))
      const found = await unzip((await take(form, { kind: 'files' })).bytes)
      const names = [...found.keys()].map((path) => path.replace(/^\d{4}-\d\d-\d\d \d\d-\d\d-\d\d /, ''))
      expect(names).toEqual([
        `${other}/Up (field_1) - .._.._etc_passwd`,
        `${id}/Up (field_1) - .._.._etc_passwd`,
        `${id}/up (field_2) - CON`,
        `${id}/Question 3 - a_fdp.exe`,
      ])
      expect([...found.values()]).toEqual([8, 5, 6, 7].map((bytes) => hashOf(Buffer.alloc(bytes))))
    })

    it('are empty and whole where nothing was answered', async () => {
      const form = await aForm()
      expect(await records(form)).toEqual([])
      expect((await take(form, { kind: 'jsonl' })).text).toBe('')
      expect(await sheet(form)).toHaveLength(1)
      expect((await unzip((await take(form, { kind: 'files' })).bytes)).size).toBe(0)
      expect((await parquet(form)).rows).toEqual([])
    })
  })
}
