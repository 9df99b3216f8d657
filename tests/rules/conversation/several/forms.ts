import type { FieldType, FormField } from '../../../../contract/types.gen.ts'
import { isYesOrNo } from '../../../../rules/conversation/several/index.ts'
import { answersIn } from '../../../../rules/conversation/several/split.ts'
import type { RulesOfParts } from '../../../../rules/conversation/several/part.ts'
import { loadedLanguage } from '../../../../rules/languages/loaded.ts'
import { readTranscript } from '../../../../rules/transcript/index.ts'

/** Forms as people have them, and what is heard in them. */

export const field = (type: FieldType, label: string, more: Partial<FormField> = {}): FormField => ({
  id: label.toLowerCase(),
  name: label.toLowerCase(),
  type,
  label,
  ...more,
})

export const choice = (label: string, ...labels: string[]): FormField =>
  field('radio', label, { options: labels.map((each) => ({ label: each, value: each.toLowerCase() })) })

export const choices = (label: string, ...labels: string[]): FormField => ({
  ...choice(label, ...labels),
  type: 'checkbox',
})

export function rulesOf(locale: string): RulesOfParts {
  const { commands, several } = loadedLanguage(locale)
  if (!several) throw new TypeError(`${locale} divides no utterance`)
  return {
    words: several,
    isYesOrNo: isYesOrNo(commands),
    read: (asked, said, today = '2026-04-01') => readTranscript(asked, said, { today, locale }),
  }
}

/** Takes the label of the open field after a `>`, the first one by default; gives `label: value` of each part, or `-` for no split. */
export function splitBy(forms: Record<string, FormField[]>, locale: string) {
  const rules = rulesOf(locale)
  return (asked: string, said: string): string => {
    const [name = '', label] = asked.split('>')
    const fields = forms[name] ?? []
    const open = fields.find((each) => each.label === label) ?? fields[0]
    const parts = open && answersIn(said, open, { fields, values: {} }, rules)
    return parts?.map((part) => `${part.field.label}: ${JSON.stringify(part.value)}`).join('; ') ?? '-'
  }
}

/** One case in a line: the form, what is said, what comes of it. */
export const cases = (table: string): [asked: string, said: string, expected: string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string])
