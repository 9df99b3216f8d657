import { expect, it, onTestFinished, vi } from 'vitest'
import { contract, operationsOf } from '../../../server/http/contract.ts'
import { buildValidator, validationProblems, type Problem } from '../../../server/http/validation/validation.ts'

/** About twenty milliseconds. */
const PIECE_MAX_CHARACTERS = 20_000

const form = { title: 'Visit', structure: { fields: [{ id: 'f1', name: 'name', label: 'Name', type: 'text' }] } }

const validatorOf = (operationId: string) => {
  const { requestBody } = operationsOf(contract).find((operation) => operation.operationId === operationId) ?? {}
  const { schema = {} } = requestBody?.content?.['application/json'] ?? {}
  return Object(buildValidator)()({ schema, httpPart: 'body' }) as (body: unknown) => unknown
}

/** Fastify takes errors as a result, or of a promise as its failure. */
async function problemsOf(validate: (body: unknown) => unknown, body: unknown): Promise<Problem[]> {
  const result = await Promise.resolve(validate(body)).catch((error: unknown) => ({ error }))
  return validationProblems(Object(result).error?.validation ?? [])
}

/** @returns how many characters of code are compiled in each turn of the event loop in which any is */
async function piecesOf(work: () => unknown): Promise<number[]> {
  const turns: number[] = [0]
  const compile = Function
  const spy = vi.spyOn(globalThis, 'Function').mockImplementation(function (...parts: string[]) {
    turns[turns.length - 1] = (turns.at(-1) ?? 0) + (parts.at(-1)?.length ?? 0)
    return compile(...parts)
  } as never)
  let isTurning = true
  const turn = () => {
    turns.push(0)
    if (isTurning) setImmediate(turn)
  }
  setImmediate(turn)
  onTestFinished(() => spy.mockRestore())
  await work()
  isTurning = false
  spy.mockRestore()
  return turns.filter((characters) => characters > 0)
}

it('the body of a new form is compiled in pieces, between which other requests are answered', async () => {
  const createForm = validatorOf('createForm')
  const pieces = await piecesOf(() => createForm(structuredClone(form)))
  expect(pieces.length).toBeGreaterThan(5)
  expect(Math.max(...pieces)).toBeLessThan(PIECE_MAX_CHARACTERS)
  expect(await piecesOf(() => createForm(structuredClone(form)))).toEqual([])
})

it('what a form is made of is compiled once for all operations', async () => {
  await validatorOf('createForm')(structuredClone(form))
  const pieces = await piecesOf(() => validatorOf('updateForm')(structuredClone(form)))
  expect(pieces.reduce((sum, characters) => sum + characters, 0)).toBeLessThan(PIECE_MAX_CHARACTERS / 2)
})

it('a body that is not valid is judged again for all its errors, by what is compiled in pieces too', async () => {
  const createForm = validatorOf('createForm')
  const pieces = await piecesOf(async () => {
    const problems = await problemsOf(createForm, { ...form, title: 5, tags: 5 })
    expect(problems.map(({ loc }) => loc)).toEqual([
      ['body', 'title'],
      ['body', 'tags'],
    ])
  })
  expect(pieces.length).toBeGreaterThan(5)
  expect(Math.max(...pieces)).toBeLessThan(PIECE_MAX_CHARACTERS)
})

it('requests that wait for the same compilation are told each of its own errors', async () => {
  const createForm = validatorOf('createForm')
  const bodies = [{ ...form, title: 5 }, structuredClone(form), { ...form, tags: 5 }]
  const found = await Promise.all(bodies.map((body) => problemsOf(createForm, body)))
  expect(found.map((problems) => problems.map(({ loc }) => loc))).toEqual([[['body', 'title']], [], [['body', 'tags']]])
})

const fieldWith = (id: string, parts: object) => ({ id, name: id, label: 'Name', type: 'text', ...parts })

it('each place is named where a body is wrong in several that may hold one thing or another', async () => {
  const fields = [fieldWith('f1', { validation: 'x' }), fieldWith('f2', { validation: 'x' })]
  const problems = await problemsOf(validatorOf('createForm'), { title: 'Visit', structure: { fields } })
  expect(problems).toEqual(
    [0, 1].map((index) => ({
      loc: ['body', 'structure', 'fields', index, 'validation'],
      msg: 'Not an allowed value',
      type: 'anyOf',
    })),
  )
})

it('a condition within conditions is named alone when it is wrong', async () => {
  const fields = [fieldWith('f1', { visibleWhen: { not: { any: [{ all: [] }] } } })]
  const problems = await problemsOf(validatorOf('createForm'), { title: 'Visit', structure: { fields } })
  expect(problems).toEqual([
    {
      loc: ['body', 'structure', 'fields', 0, 'visibleWhen', 'not', 'any', 0, 'all'],
      msg: 'Must not be empty',
      type: 'minItems',
    },
  ])
})
