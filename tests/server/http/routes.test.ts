import { expect, it } from 'vitest'
import { contract, inlined, type Contract } from '../../../server/http/contract.ts'
import { routesOf } from '../../../server/http/routes.ts'

const operation = { operationId: 'readNote', security: [{ bearerAuth: ['superuser'] }], responses: {} }
const notes = (described = operation): Contract => ({ paths: { '/notes/{id}': { get: described } } })
const build = (of: Contract, handlers: object) => () =>
  routesOf(of, { handlers, admissions: {}, checkToken: async () => {} })

it('the server refuses to start when an operation has no handler', () =>
  expect(build(notes(), {})).toThrow('No handler for: readNote'))

it('the server refuses to start when a handler has no operation', () =>
  expect(build(notes(), { readNote: () => {}, burnNote: () => {} })).toThrow('Not in the contract: burnNote'))

it('the server refuses to start when an operation is protected by what it does not know', () =>
  expect(build(notes({ ...operation, security: [{ apiKey: [] }] } as never), { readNote: () => {} })).toThrow(
    'readNote asks for something else than a token',
  ))

it('a path of the contract becomes one of the router', () =>
  expect(build(notes(), { readNote: () => {} })()).toMatchObject([{ method: 'GET', url: '/notes/:id' }]))

const { schemas } = (contract as unknown as { components: { schemas: Record<string, object> } }).components

it('no schema of the contract refers to another once it is compiled', () => {
  expect(JSON.stringify(schemas)).toContain('$ref')
  expect(JSON.stringify(Object.values(schemas).map((schema) => inlined(schema)))).not.toContain('#/components/')
})

it('a schema that contains itself refers to where it stands, and a discriminator names its property only', () => {
  schemas['Tree'] = { properties: { 'a/b': { items: { $ref: '#/components/schemas/Tree' } } } }
  const discriminator = { propertyName: 'type', mapping: { leaf: '#/components/schemas/Tree' } }
  expect(inlined({ oneOf: [{ $ref: '#/components/schemas/Tree' }], discriminator })).toEqual({
    oneOf: [{ properties: { 'a/b': { items: { $ref: '#/oneOf/0' } } } }],
    discriminator: { propertyName: 'type' },
  })
  delete schemas['Tree']
})
