/** In how many days a release mends a finding; SECURITY.md promises them. */
export const DAYS = { critical: 7, high: 30, moderate: 90, low: 180 } as const

type Severity = keyof typeof DAYS

export interface Finding {
  component: string
  severity: Severity
  advisory: string
  /** In words. */
  mendedBy: string
}

/** The registry gave no answer that tells what is known. */
export class NotAsked extends Error {}

/** As far as it is used; npm's version 2 of the report. */
interface Report {
  auditReportVersion?: number
  message?: string
  vulnerabilities?: Record<string, Vulnerability>
}

interface Vulnerability {
  severity: string
  /** An advisory, or the name of another component that has one. */
  via: (string | { title?: string; url?: string; severity?: string })[]
  fixAvailable: boolean | { name: string; version: string }
}

const isSeverity = (text: string): text is Severity => Object.hasOwn(DAYS, text)

/** What npm names otherwise, such as `info`, counts as low. */
const severityOf = (text = 'low'): Severity => (isSeverity(text) ? text : 'low')

const mendedBy = ({ fixAvailable }: Vulnerability): string => {
  if (typeof fixAvailable === 'object') return `${fixAvailable.name} ${fixAvailable.version}`
  return fixAvailable ? 'an update' : 'nothing yet'
}

/**
 * @param json what `npm audit --json` writes
 * @returns one for each advisory, the most severe first
 * @throws {NotAsked} where it is no report
 */
export function findingsOf(json: string): Finding[] {
  const report = reportIn(json)
  const order = Object.keys(DAYS)
  return Object.entries(report.vulnerabilities ?? {})
    .flatMap(([component, one]) => advisoriesOf(component, one))
    .toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
}

const advisoriesOf = (component: string, one: Vulnerability): Finding[] =>
  one.via
    .filter((via) => typeof via !== 'string')
    .map(({ title, url, severity }) => ({
      component,
      severity: severityOf(severity ?? one.severity),
      advisory: [title, url].filter(Boolean).join(' '),
      mendedBy: mendedBy(one),
    }))

function reportIn(json: string): Report {
  const report = parsed(json)
  if (report?.auditReportVersion === 2 && report.vulnerabilities) return report
  throw new NotAsked(`The registry did not answer what is known${report?.message ? ` (${report.message})` : ''}.`)
}

function parsed(json: string): Report | undefined {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

export const deadlines = (): string =>
  Object.entries(DAYS)
    .map(([severity, days]) => `${severity} ${days} days`)
    .join(', ')

export const linesOf = (findings: readonly Finding[]): string[] =>
  findings.length === 0
    ? ['Nothing is known to be wrong with the components that run in production.']
    : findings.map(
        ({ component, severity, advisory, mendedBy: by }) =>
          `${severity}: ${component}: ${advisory}; mended by ${by}; within ${DAYS[severity]} days of the advisory`,
      )
