import { expect, it, vi } from 'vitest'
import { validateAnswer } from '../../../rules/answers.ts'
import { draftProblems } from '../../../rules/drafts.ts'
import { loadPatternEngine, matchesPattern, patternProblem, patternTextLimit } from '../../../rules/pattern.ts'
import { aField } from '../../support/builders.ts'

/** The browser's half of the import map, loaded here by hand. */
vi.mock('#pattern-engine', () => import('../../../rules/pattern/engine-lazy.ts'))

const field = aField({ validation: { pattern: '^\\d+$', maxLength: 5 } })

it('gives no verdict on a pattern before the engine is there, and the whole verdict after', async () => {
  expect(validateAnswer(field, 'abc')).toBeUndefined()
  expect(validateAnswer(field, 'abcdef')).toBe('Must be no more than 5 characters')
  expect(matchesPattern('^\\d+$', 'abc')).toBeUndefined()
  expect(patternProblem('(')).toBeUndefined()
  expect(patternProblem('(?=a)')).toMatch(/look ahead/)
  expect(patternTextLimit('^\\d+$')).toBe(Infinity)
  expect(draftProblems({ title: 'Form', structure: { fields: [field] } })).toEqual([])

  await loadPatternEngine()

  expect(validateAnswer(field, 'abc')).toBe('Text does not match required format')
  expect(validateAnswer(field, '123')).toBeUndefined()
  expect(patternProblem('(')).toMatch(/missing closing/)
})
