import { describe, expect, it } from 'vitest'
import { simulateForm } from '../../../machines/simulation/simulate-form.ts'
import { draftProblems } from '../../../rules/drafts.ts'
import { fieldsOf } from '../../../rules/fields.ts'
import { checkField } from '../../../rules/form-check/index.ts'
import { loadedLanguage } from '../../../rules/languages/loaded.ts'
import { TEMPLATES } from '../../../rules/start/templates/index.ts'

const locale = 'en-US'
const circumstances = { language: loadedLanguage(locale).formCheck, locale, today: '2026-11-22' }

it('has ten templates', () => expect(Object.keys(TEMPLATES)).toHaveLength(10))

describe.each(Object.entries(TEMPLATES))('The template %s', (_, make) => {
  const draft = make()
  const fields = fieldsOf(draft)

  it('can be saved as it is', () => expect(draftProblems(draft)).toEqual([]))

  it('can be answered and sent', () => expect(simulateForm(fields)).toMatchObject({ canSubmit: true, broken: [] }))

  it('can be answered by voice, but for files', () => {
    const findings = fields.flatMap((field, index) => checkField(field, index, circumstances))
    expect(findings.filter(({ message }) => !message.startsWith('A file cannot be spoken'))).toEqual([])
    expect(fields.filter(({ type, required }) => type === 'file' && required)).toEqual([])
  })
})
