import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { examplesOf, operations, readContract, resolveResponse } from './support/contract.ts'
import { validateBySchema } from './support/validate-response.ts'

const named = operations.map((operation) => [operation.operationId, operation] as const)

it('is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate({ ...readContract() })
  expect(result.errors).toBeUndefined()
  expect(readContract().openapi).toMatch(/^3\.1/)
})

it('names every operation once', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each(named)('%s is described', (_, { summary, description }) => {
  expect(summary).toBeTruthy()
  expect(description).toBeTruthy()
})

it.each(named)('%s has an example of its request and of every answer, and each fits its schema', (_, operation) => {
  const bodies = [operation.requestBody ?? {}, ...Object.values(operation.responses).map(resolveResponse)]
  const media = bodies.flatMap(({ content }) => Object.values(content ?? {}))
  for (const one of media) {
    expect(examplesOf(one).length).toBeGreaterThan(0)
    for (const example of examplesOf(one)) expect(validateBySchema(one.schema ?? {}, example)).toBeUndefined()
  }
  for (const { schema, example } of operation.parameters ?? [])
    expect(validateBySchema(schema, example)).toBeUndefined()
})

/** What an account can do whatever the operator asks of it first. */
const WITHOUT_STEPS = ['readUserMe', 'testToken', 'logout']

it.each(named)('%s declares the errors that can happen', (id, { security, requestBody, parameters, responses }) => {
  const expected = [
    ...(security?.length ? ['401'] : []),
    ...(security?.length && !WITHOUT_STEPS.includes(id) ? ['403'] : []),
    ...(requestBody ? ['413', '415', '422'] : []),
    ...(parameters ? ['422'] : []),
    ...(parameters?.some(({ in: place, name }) => place === 'path' && name !== 'email') ? ['404'] : []),
  ]
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(expected))
})

it.each(named)('%s says whether it needs a token', (_, { security }) => expect(security).toBeDefined())
