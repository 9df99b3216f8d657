import { nameOfLanguage } from '../../../../rules/languages/registry.ts'
import type { Severity } from '../../../../rules/form-check/index.ts'
import type { CheckReport } from './run-check.ts'

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

export const checkTexts = {
  check: 'Check form',
  again: 'Check again',
  heading: 'Form check',
  checking: 'Checking the form…',
  stale: 'The form has changed since this check.',
  failed: 'The form could not be checked. Please try again.',
  nothing: 'Nothing was found: every question can be answered, by voice too.',
  advice: 'This is advice: it never keeps you from saving.',
  severity: { problem: 'Problem', logic: 'Logic', voice: 'Voice advice' } satisfies Record<Severity, string>,
  place: (index: number, label: string) => `Field ${index + 1}${label ? `: ${label}` : ''}`,
  goTo: 'Go to',
  unheard: (language: string) =>
    `How options sound was judged by their letters only: there are no rules for the sounds of ${nameOfLanguage(language)} yet.`,
  more: (hidden: number) => `… and ${hidden} more`,
  broken: 'The form behaved unexpectedly',
}

/** How much of what was found, in one line. */
export function summaryOf({ findings }: CheckReport): string {
  if (findings.length === 0) return checkTexts.nothing
  const problems = findings.filter(({ severity }) => severity === 'problem').length
  const logic = findings.filter(({ severity }) => severity === 'logic').length
  const advice = findings.length - problems - logic
  const parts = [
    ...(problems > 0 ? [count(problems, 'problem')] : []),
    ...(logic > 0 ? [`${count(logic, 'condition')} that decide${logic === 1 ? 's' : ''} nothing`] : []),
    ...(advice > 0 ? [`${count(advice, 'piece', 'pieces')} of voice advice`] : []),
  ]
  return `${parts.join(' and ')} found.`
}

/** How much was simulated, and whether the form can be submitted. */
export function simulationText({ simulation: { fields, paths, canSubmit, blockers } }: CheckReport): string {
  const tried = `${count(fields, 'field')}, answered in ${count(paths, 'way')}`
  if (canSubmit) return `${tried}: the form can be submitted.`
  const [first] = blockers
  if (first === undefined) return `${tried}: nothing can be answered, so nothing is submitted.`
  const others = blockers.length > 1 ? ` and ${blockers.length - 1} more` : ''
  return `${tried}: none of them leads to a submission. No answer was found for the required field ${first + 1}${others}.`
}

/** The words of the proof of a form's logic. */
export const proofTexts = {
  reached: (places: number) => `How each of ${count(places, 'field and end', 'fields and ends')} is reached`,
  chart: 'The form as a chart',
  field: (index: number, label: string) => `${index + 1} ${label}`.trim(),
  end: 'End of the form',
  endAfter: (index: number) => `End after field ${index + 1}`,
  anyAnswers: 'No answer is needed.',
  answer: (label: string, words: string) => `${label}: ${words}`,
  askedWhen: (words: string) => `Asked when ${words}`,
  when: (words: string) => `when ${words}`,
  otherwise: 'otherwise',
}
