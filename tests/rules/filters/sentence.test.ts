import { expect, it } from 'vitest'
import type { ResponseFilter } from '../../../contract/types.gen.ts'
import { columnsOf } from '../../../rules/filters/columns.ts'
import { filterSentence } from '../../../rules/filters/sentence.ts'
import { someFields } from '../../support/builders.ts'

const fields = columnsOf([
  {
    fields: someFields(
      { label: 'Name' },
      { type: 'number', label: 'Rating' },
      { type: 'radio', label: 'Colour' },
      { type: 'date', label: 'Day' },
    ),
  },
])

it.each<[ResponseFilter, string]>([
  [{}, 'All responses'],
  [{ read: false }, 'Unread responses'],
  [{ read: true, starred: false }, 'Read, unstarred responses'],
  [{ starred: true, tag: 'vip' }, 'Starred responses tagged "vip"'],
  [{ from: '2026-03-01' }, 'All responses since 2026-03-01'],
  [{ to: '2026-03-01T09:00:00Z' }, 'All responses until 2026-03-01 09:00:00Z'],
  [
    { from: '2026-03-01', to: '2026-03-02', q: 'ada' },
    'All responses from 2026-03-01 to 2026-03-02 that contain "ada"',
  ],
  [{ where: [{ field: 'f1', op: 'contains', value: 'ada' }] }, 'All responses where "Name" contains "ada"'],
  [
    {
      where: [
        { field: 'f2', op: 'between', value: { from: 1, to: 3 } },
        { field: 'f3', op: 'oneOf', value: ['red', 'light_blue'] },
        { field: 'f4', op: 'lessThan', value: '2026-03-01' },
      ],
    },
    'All responses where "Rating" is between 1 and 3, "Colour" is "Red" or "Light blue" and "Day" is before 2026-03-01',
  ],
  [{ where: [{ field: 'f2', op: 'between', value: { to: 3 } }] }, 'All responses where "Rating" is at most 3'],
  [{ where: [{ field: 'f2', op: 'between', value: { from: 3 } }] }, 'All responses where "Rating" is at least 3'],
  [{ where: [{ field: 'f2', op: 'greaterThan', value: 3 }] }, 'All responses where "Rating" is greater than 3'],
  [{ where: [{ field: 'f3', op: 'isNot', value: 'red' }] }, 'All responses where "Colour" is not "Red"'],
  [{ where: [{ field: 'f1', op: 'spoken' }] }, 'All responses where "Name" was spoken'],
  [{ where: [{ field: 'gone', op: 'notAnswered' }] }, 'All responses where "gone" was not answered'],
  [{ where: [{ field: 'gone', op: 'notAsked' }] }, 'All responses where "gone" was not asked'],
])('%j: %s', (filter, sentence) => expect(filterSentence(filter, fields)).toBe(sentence))
