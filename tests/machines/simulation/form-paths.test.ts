import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../contract/types.gen.ts'
import { pathsOf } from '../../../machines/simulation/form-paths.ts'
import { someFields } from '../../support/builders.ts'

const come = (index: number) => ({ type: 'field.chosen', index })
const confirmed = { type: 'field.confirmed' }
const cleared = { type: 'field.retried' }
const typed = (value: unknown) => ({ type: 'field.typed', value })
const spoken = (value: unknown) => ({ type: 'answer.spoken', value, words: 'as it was said' })

const impossible = { validation: { pattern: '$x' } }
const pathsThrough = (...fields: Partial<FormField>[]) => pathsOf(someFields(...fields))
const kinds = (field: Partial<FormField>) => pathsThrough(field).map(({ kind }) => kind)

describe('The paths through a form', () => {
  it('jump to a field, skip it, fail it, retry it, answer it and say it', () => {
    expect(pathsThrough({ type: 'email' }, {}).filter(({ index }) => index === 0)).toEqual([
      { kind: 'jumped to', index: 0, steps: [come(1), come(0)] },
      { kind: 'skipped', index: 0, steps: [come(0), cleared, come(1), come(0)] },
      { kind: 'failed', index: 0, steps: [come(0), typed('?'), confirmed] },
      { kind: 'retried', index: 0, steps: [come(0), typed('ada@example.com'), cleared] },
      { kind: 'answered', index: 0, steps: [come(0), typed('ada@example.com'), confirmed] },
      { kind: 'spoken', index: 0, steps: [come(0), spoken('ada@example.com')] },
    ])
  })
  it('leave a later field for the first one, and the first for the last', () => {
    const jumps = pathsThrough({}, {}, {}).filter(({ kind }) => kind === 'jumped to')
    expect(jumps.map(({ steps }) => steps)).toEqual([
      [come(2), come(0)],
      [come(0), come(1)],
      [come(0), come(2)],
    ])
  })
  it('withhold a required field after all else, and give it again', () => {
    const paths = pathsThrough({ type: 'email', required: true }, {})
    expect(paths.slice(-2)).toEqual([
      { kind: 'withheld', index: 0, steps: [come(0), cleared] },
      { kind: 'answered', index: 0, steps: [come(0), typed('ada@example.com'), confirmed] },
    ])
    expect(paths.filter(({ kind }) => kind === 'withheld')).toHaveLength(1)
  })
  it('answer nothing where no answer is to be had', () => {
    expect(kinds({ ...impossible, required: true })).toEqual(['jumped to', 'skipped', 'failed', 'retried'])
    expect(kinds({ type: 'select', options: [], required: true })).toEqual([
      'jumped to',
      'skipped',
      'failed',
      'retried',
    ])
    expect(kinds({ type: 'file' })).not.toContain('spoken')
  })
  it('retry what is refused where there is no answer', () => {
    const retried = pathsThrough(impossible).find(({ kind }) => kind === 'retried')
    expect(retried?.steps).toEqual([come(0), typed('?'), cleared])
  })
})
