import type { FormField } from '../../../../contract/types.gen.ts'
import { createActor } from 'xstate'
import { formChart } from '../../../../machines/simulation/form-chart.ts'
import type { FormSimulation } from '../../../../machines/simulation/simulate-form.ts'
import { fieldsOf, languageOf, type Structured } from '../../../../rules/fields.ts'
import { checkField, type Finding, type Severity } from '../../../../rules/form-check/index.ts'
import type { LogicReport } from '../../../../rules/form-check/logic/prove.ts'
import { loadLanguage } from '../../../../rules/languages/load.ts'
import type { CheckCircumstances } from '../../../../rules/languages/shared/form-check.ts'
import { withLogic } from '../../../../rules/logic/edits.ts'
import { hasLogic } from '../../../../rules/logic/fields-asked.ts'
import { loadPatternEngine } from '../../../../rules/pattern.ts'
import { inspected } from '../../../inspect/index.ts'
import { proveBeside, simulateBeside } from './check-beside.ts'

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
  logic: LogicReport
}

/** Between two slices the page paints and takes keys. */
const SLICE_MS = 30

/** Checks a form: path by path in a worker, and field by field in slices that leave the page responsive. */
export async function runCheck(form: Structured): Promise<CheckReport> {
  const locale = languageOf(form)
  const [language] = await Promise.all([spokenIn(locale), loadPatternEngine()])
  const rest = restingAfter(SLICE_MS)
  const fields = fieldsOf(form)
  const [logic, simulation, findings] = await Promise.all([
    proveBeside(fields),
    simulateBeside(fields.map(withoutLogic)),
    findIn(fields, { today: new Date(), locale, language }, rest),
  ])
  const all = [...findings, ...logic.findings]
  const ranked = all.toSorted((one, other) => rankOf(one) - rankOf(other) || one.index - other.index)
  inspectChart(fields)
  return {
    fields,
    language: locale,
    hasSounds: language !== undefined,
    findings: ranked,
    simulation,
    logic,
  }
}

const spokenIn = async (locale: string) => (await loadLanguage(locale)).formCheck()

const RANKS: Severity[] = ['problem', 'logic', 'voice']
const rankOf = ({ severity }: Finding) => RANKS.indexOf(severity)

/** Each field is tried by itself; which of them are asked is proved. */
const withoutLogic = (field: FormField): FormField =>
  withLogic(field, { visibleWhen: undefined, requiredWhen: undefined, goTo: undefined })

/** The chart of the form stands in the inspector, where that is open. */
function inspectChart(fields: FormField[]): void {
  if (inspected.inspect && hasLogic(fields)) createActor(formChart(fields), inspected).start()
}

async function findIn(fields: FormField[], circumstances: CheckCircumstances, rest: Resting): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [index, field] of fields.entries()) {
    findings.push(...checkField(field, index, circumstances))
    await rest()
  }
  return findings
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
