import { expect, it, vi } from 'vitest'
import { contract, operationsOf } from '../../../server/http/contract.ts'
import { buildSerializersLazily } from '../../../server/http/serializers.ts'
import { someFields } from '../../support/builders.ts'

/** About ten milliseconds; a form's structure alone was seven times as much. */
const PIECE_MAX_CHARACTERS = 10_000

const schemaOf = (operationId: string, status: string): object => {
  const { responses = {} } = operationsOf(contract).find((operation) => operation.operationId === operationId) ?? {}
  return responses[status]?.content?.['application/json']?.schema ?? {}
}

const serializerOf = (operationId: string, status: string) => {
  const compile = buildSerializersLazily({}, {} as never)
  return compile({ schema: schemaOf(operationId, status), httpStatus: status } as never) as (data: unknown) => string
}

/** @returns how many characters of code are compiled by it */
function compiledBy(work: () => unknown): number {
  let characters = 0
  const compile = Function
  const spy = vi.spyOn(globalThis, 'Function').mockImplementation(function (...parts: string[]) {
    characters += parts.at(-1)?.length ?? 0
    return compile(...parts)
  } as never)
  try {
    work()
  } finally {
    spy.mockRestore()
  }
  return characters
}

const listed = {
  id: '01890000-0000-7000-8000-000000000001',
  title: 'Visit',
  description: null,
  structure: { fields: someFields({}, { visibleWhen: { all: [{ field: 'f1', op: 'answered' }] } }) },
  is_active: true,
  tags: [],
  response_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
const form = { ...listed, version: 1, draft_at: null }

it.each([
  ['createForm', '201', form],
  ['readForms', '200', { data: [listed], count: 1 }],
])('the first answer of %s compiles little: what a form asks was judged when it was stored', (id, status, answer) => {
  const serialize = serializerOf(id, status)
  let text = ''
  expect(compiledBy(() => (text = serialize(answer)))).toBeLessThan(PIECE_MAX_CHARACTERS)
  expect(JSON.parse(text)).toEqual(answer)
})

it('what an answer does not declare beside that is left out', () => {
  const text = serializerOf('createForm', '201')({ ...form, owner_id: 'somebody' })
  expect(JSON.parse(text)).toEqual(form)
})
