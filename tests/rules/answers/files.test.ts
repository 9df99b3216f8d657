import { describe, expect, it } from 'vitest'
import { isEmptyAnswer, validateAnswer } from '../../../rules/answers.ts'
import { fileBytes, fileProblem } from '../../../rules/answers/files.ts'
import { FILE_NAME_MAX, MAX_FILE_BYTES } from '../../../rules/limits.ts'
import { aField, aFile } from '../../support/builders.ts'
import { judge } from './support.ts'

describe('file', () => {
  it('takes up to 512 KiB', () => {
    expect(judge('file', aFile(512 * 1024))).toBeUndefined()
    expect(judge('file', aFile(512 * 1024 + 1))).toBe('The file must be no larger than 512 KB')
  })

  it.each([1, 2, 3, 4, 5, 100, 1000])('takes %i bytes', (bytes) => expect(judge('file', aFile(bytes))).toBeUndefined())

  it('is empty without bytes', () => {
    expect(isEmptyAnswer(aFile(0))).toBe(true)
    expect(validateAnswer(aField({ type: 'file', label: 'Photo', required: true }), aFile(0))).toBe(
      'Photo cannot be empty',
    )
  })

  it.each([
    ['a size that is not true', aFile(3, { size: 1 })],
    ['a size that hides a large file', aFile(600_000, { size: 5 }), 'The file must be no larger than 512 KB'],
    ['a negative size', aFile(3, { size: -1 })],
    ['no name', aFile(3, { name: ' ' })],
    ['a name without end', aFile(3, { name: 'a'.repeat(256) })],
    ['what is not base64', aFile(3, { data: 'é?!=' })],
    ['half a base64', aFile(3, { data: 'AAAAA' })],
    ['a text', 'receipt.pdf'],
    ['an incomplete file', { name: 'receipt.pdf', size: 3 }],
  ])('refuses %s', (_, value, message = 'Please attach a valid file') => expect(judge('file', value)).toBe(message))
})

describe('a file', () => {
  it.each(['YWJj', 'YW/+'])('has its bytes in base64: %s', (data) => {
    expect(fileProblem(aFile(3, { data }))).toBeUndefined()
  })

  it.each(['*WJj', 'YWJ*', 'YW\nj', 'YWJjY'])('has no other bytes: %j', (data) => {
    expect(fileProblem(aFile(3, { data }))).toBe('Please attach a valid file')
  })

  it('has a name of bounded length that is not blank, and a type', () => {
    expect(fileProblem(aFile(3, { name: 'n'.repeat(FILE_NAME_MAX) }))).toBeUndefined()
    expect(fileProblem(aFile(3, { name: 'n'.repeat(FILE_NAME_MAX + 1) }))).toBeDefined()
    expect(fileProblem(aFile(3, { name: ' ' }))).toBeDefined()
    expect(fileProblem({ ...aFile(3), name: 7 })).toBeDefined()
    expect(fileProblem({ ...aFile(3), mediaType: undefined })).toBeDefined()
  })

  it('that says it is too large is refused for that, whatever it holds', () =>
    expect(fileProblem(aFile(3, { size: MAX_FILE_BYTES + 1 }))).toBe('The file must be no larger than 512 KB'))

  it.each([null, undefined, 'a file', 7, {}, { ...aFile(), data: 5 }])('is not %j, which has no bytes', (value) => {
    expect(fileProblem(value)).toBe('Please attach a valid file')
    expect(fileBytes(value)).toBe(0)
  })
})
