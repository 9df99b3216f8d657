import type { FormField } from '../../../../contract/types.gen.ts'
import { type FormSimulation, simulateInSteps } from '../../../../machines/simulation/simulate-form.ts'
import { fieldsOf, languageOf, type Structured } from '../../../../rules/fields.ts'
import { checkField, type Finding } from '../../../../rules/form-check/index.ts'
import { loadLanguage } from '../../../../rules/languages/load.ts'
import type { CheckCircumstances } from '../../../../rules/languages/shared/form-check.ts'
import { loadPatternEngine } from '../../../../rules/pattern.ts'

export interface CheckReport {
  /** The fields as they were checked: when they change, the report is old. */
  fields: FormField[]
  /** The language of the check, as BCP 47: in another one words sound different. */
  language: string
  /** Whether the sounds of that language are known. */
  hasSounds: boolean
  /** Problems before advice, each in the order of the form. */
  findings: Finding[]
  simulation: FormSimulation
}

/** Between two slices the page paints and takes keys. */
const SLICE_MS = 30

/** Checks a form, field by field and path by path, in slices that leave the page responsive. */
export async function runCheck(form: Structured): Promise<CheckReport> {
  const locale = languageOf(form)
  const [language] = await Promise.all([spokenIn(locale), loadPatternEngine()])
  const rest = restingAfter(SLICE_MS)
  const fields = fieldsOf(form)
  const findings = await findIn(fields, { today: new Date(), locale, language }, rest)
  const simulation = await simulate(fields, rest)
  const ranked = findings.toSorted((one, other) => rankOf(one) - rankOf(other))
  return { fields, language: locale, hasSounds: language !== undefined, findings: ranked, simulation }
}

const spokenIn = async (locale: string) => (await loadLanguage(locale)).formCheck()

const rankOf = ({ severity }: Finding) => (severity === 'problem' ? 0 : 1)

async function findIn(fields: FormField[], circumstances: CheckCircumstances, rest: Resting): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [index, field] of fields.entries()) {
    findings.push(...checkField(field, index, circumstances))
    await rest()
  }
  return findings
}

async function simulate(fields: FormField[], rest: Resting): Promise<FormSimulation> {
  const simulation = simulateInSteps(fields)
  for (;;) {
    const step = simulation.next()
    if (step.done) return step.value
    await rest()
  }
}

type Resting = () => Promise<void> | undefined

function restingAfter(ms: number): Resting {
  let start = performance.now()
  return () => {
    if (performance.now() - start < ms) return undefined
    return new Promise((resume) => {
      setTimeout(() => {
        start = performance.now()
        resume()
      })
    })
  }
}
