import { expect, it, vi } from 'vitest'
import { loadTypeJudge } from '../../../rules/answers/file-types/load.ts'
import { validateAnswer } from '../../../rules/answers.ts'
import { aField, aFile } from '../../support/builders.ts'

/** The browser's half of the import map, loaded here by hand. */
vi.mock('#type-judge', () => import('../../../rules/answers/file-types/judge-lazy.ts'))

const field = aField({ type: 'file', validation: { acceptedTypes: ['image'] } })

it('gives no verdict on the type of a file before the page has fetched what knows types, and the whole verdict after', async () => {
  expect(validateAnswer(field, aFile(3))).toBeUndefined()
  expect(validateAnswer(field, { ...aFile(3), size: 1 })).toBe('Please attach a valid file')

  await loadTypeJudge()

  expect(validateAnswer(field, aFile(3))).toBe('Please attach an image')
})
