import type { FormField } from '../../contract/types.gen.ts'
import { findUnanswerable } from './answerable.ts'
import { type Finding, type Issue } from './finding.ts'
import { shortened } from '../characters.ts'
import { findUnsayableLabel } from './labels.ts'
import { findOptionsHeardWrong } from './options.ts'
import { findUnspeakable } from './voice.ts'
import type { CheckCircumstances } from '../languages/shared/form-check.ts'

export type { Finding, Severity } from './finding.ts'

/**
 * What an owner should know of a field before the form is published: a question that no value can answer, and what goes
 * wrong when the answer is spoken. It advises; what may not be saved is said by `draftProblems`. One field a call, so that a
 * page can check a large form a few fields at a time.
 * @param field its pattern is judged only when the engine is loaded
 * @param index its place in the form, from 0
 * @param circumstances the day and the language in which answers would be spoken
 * @returns problems before advice; empty when nothing was found
 */
export function checkField(field: FormField, index: number, circumstances: CheckCircumstances): Finding[] {
  const { id: fieldId, label } = field
  return issuesOf(field, circumstances).map((issue) => ({ ...issue, fieldId, index, label: shortened(label) }))
}

const known = new WeakMap<FormField, { locale: string; issues: Issue[] }>()

/** An edit in the builder replaces one field object, so the other fields of a large form are not checked again. */
function issuesOf(field: FormField, circumstances: CheckCircumstances): Issue[] {
  const { locale } = circumstances
  const earlier = known.get(field)
  if (earlier?.locale === locale) return earlier.issues
  const issues = [
    ...findUnanswerable(field, circumstances),
    ...findUnsayableLabel(field, circumstances),
    ...findOptionsHeardWrong(field, circumstances),
    ...findUnspeakable(field, circumstances),
  ]
  known.set(field, { locale, issues })
  return issues
}
