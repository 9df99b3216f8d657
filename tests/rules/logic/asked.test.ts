import { describe, expect, it } from 'vitest'
import type { FormField, StoredValue } from '../../../contract/types.gen.ts'
import { askedIn } from '../../../rules/logic/asked.ts'
import { someFields } from '../../support/builders.ts'

const asked = (fields: FormField[], values: Record<string, StoredValue> = {}) => [...askedIn(fields, () => values)]

describe('the fields that a response was asked for', () => {
  it('are all of them where nothing depends on answers, which are not looked at', () => {
    const fields = someFields({}, {})
    expect([...askedIn(fields, () => expect.fail('no answer is needed'))]).toEqual(['f1', 'f2'])
  })

  it('leave out what a condition hid or a jump passed over', () => {
    const fields = someFields(
      { type: 'radio', goTo: [{ when: { field: 'f1', op: 'is', value: 'green' }, to: 'f3' }] },
      {},
      { visibleWhen: { field: 'f2', op: 'answered' } },
      {},
    )
    expect(asked(fields, { f1: 'green' })).toEqual(['f1', 'f4'])
    expect(asked(fields, { f1: 'red' })).toEqual(['f1', 'f2', 'f4'])
    expect(asked(fields, { f1: 'red', f2: 'Ada' })).toEqual(['f1', 'f2', 'f3', 'f4'])
  })

  it('go by what is stored of a file, which is without its bytes', () => {
    const fields = someFields({ type: 'file' }, { visibleWhen: { field: 'f1', op: 'answered' } })
    const file = { name: 'receipt.pdf', mediaType: 'application/pdf', size: 5 }
    expect(asked(fields, { f1: file })).toEqual(['f1', 'f2'])
    expect(asked(fields, { f1: null })).toEqual(['f1'])
  })

  it('take no answer from what every object has', () => {
    const fields = someFields({ id: 'valueOf' }, { visibleWhen: { field: 'valueOf', op: 'answered' } })
    expect(asked(fields)).toEqual(['valueOf'])
  })
})
