import { describe, expect, it } from 'vitest'
import { beginHistory, redo, remember, undo } from '../../../rules/drafts/history.ts'
import { EDITS_MAX } from '../../../rules/limits.ts'

const edited = ['one', 'two', 'three'].reduce((history, draft) => remember(history, draft), beginHistory(''))

describe('edits are taken back and done again, one by one', () => {
  it('the latest first, to the very beginning and no further', () => {
    expect(undo(edited).draft).toBe('two')
    expect(undo(undo(undo(undo(edited)))).draft).toBe('')
  })

  it('and again in their order, to the latest and no further', () => {
    const begun = undo(undo(undo(edited)))
    expect(redo(begun).draft).toBe('one')
    expect(redo(redo(redo(redo(begun)))).draft).toBe('three')
  })

  it('until something else is done instead', () => {
    const other = remember(undo(edited), 'four')
    expect(redo(other).draft).toBe('four')
    expect(undo(other).draft).toBe('two')
  })
})

describe('a text that is written key by key', () => {
  const typed = ['Y', 'Yo', 'You'].reduce((history, draft) => remember(history, draft, 'a.label'), edited)

  it('is one edit', () => expect(undo(typed).draft).toBe('three'))

  it('is another edit in another setting, and after one was taken back', () => {
    expect(undo(remember(typed, 'You?', 'b.label')).draft).toBe('You')
    const back = redo(undo(typed))
    expect(undo(remember(back, 'You there', 'a.label')).draft).toBe('You')
  })
})

it(`remembers the latest ${EDITS_MAX} edits`, () => {
  const numbers = Array.from({ length: EDITS_MAX + 10 }, (_, index) => index + 1)
  const long = numbers.reduce((history, draft) => remember(history, draft), beginHistory(0))
  expect(long.past).toHaveLength(EDITS_MAX)
  expect(numbers.reduce((history) => undo(history), long).draft).toBe(10)
})
