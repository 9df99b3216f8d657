import { expect, it } from 'vitest'
import { attachmentHeader, safeFileName, uniqueNames } from '../../../server/export/file-names.ts'

it.each([
  ['receipt.pdf', 'receipt.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\Windows\\a.txt', 'C__Windows_a.txt'],
  ['a\u0000b\r\nc', 'a_b__c'],
  ['photo\u202Egnp.exe', 'photo_gnp.exe'],
  ['con.txt', '_con.txt'],
  ['LPT1', '_LPT1'],
  ['. .', 'file'],
  ['', 'file'],
  ['///', 'file'],
  ['name. ', 'name'],
  ['Größe.pdf', 'Größe.pdf'],
])('makes of %j the name %j', (name, expected) => expect(safeFileName(name)).toBe(expected))

it('cuts a long name before its ending', () => {
  const name = safeFileName(`${'😀'.repeat(300)}.pdf`)
  expect([...name]).toHaveLength(120)
  expect(name).toMatch(/😀\.pdf$/)
})

it('gives each name once, in any case of letters', () => {
  const unique = uniqueNames()
  expect(['a.pdf', 'A.pdf', 'a.pdf', 'b', 'b', '.x', '.x'].map(unique)).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (3).pdf',
    'b',
    'b (2)',
    '.x',
    '.x (2)',
  ])
})

it.each(['a"\r\nSet-Cookie: b', 'a\u202Eb', 'x'.repeat(1000), "it's (1)*.pdf", '%00', '日本語.pdf'])(
  'writes %j as a header of ASCII without quotes or line ends in its name',
  (name) => {
    expect(attachmentHeader(name)).toMatch(
      /^attachment; filename="[\x20\x21\x23-\x5B\x5D-\x7E]+"; filename\*=UTF-8''[\w%.!~-]+$/,
    )
  },
)
