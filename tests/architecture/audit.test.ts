import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DAYS, findingsOf, linesOf, NotAsked } from '../../scripts/audit/findings.ts'

const reportOf = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities })
const advisory = { title: 'Reads past its end', url: 'https://github.com/advisories/GHSA-1', severity: 'moderate' }
const pg = { severity: 'moderate', via: [advisory], fixAvailable: true }
const jose = {
  severity: 'critical',
  via: [{ title: 'Believes anything', url: 'https://github.com/advisories/GHSA-2', severity: 'critical' }],
  fixAvailable: { name: 'jose', version: '7.0.0' },
}

it('names each finding with its advisory, what mends it and the time it must be mended in, the worst first', () => {
  expect(linesOf(findingsOf(reportOf({ pg, jose })))).toEqual([
    'critical: jose: Believes anything https://github.com/advisories/GHSA-2; mended by jose 7.0.0; within 7 days of the advisory',
    'moderate: pg: Reads past its end https://github.com/advisories/GHSA-1; mended by an update; within 90 days of the advisory',
  ])
})

it('names an advisory once, not again for what depends on the component', () => {
  const dependent = { severity: 'moderate', via: ['pg'], fixAvailable: false }
  expect(findingsOf(reportOf({ pg, dependent })).map(({ component }) => component)).toEqual(['pg'])
})

it('says so where nothing is known', () => {
  expect(linesOf(findingsOf(reportOf({})))).toEqual([
    'Nothing is known to be wrong with the components that run in production.',
  ])
})

it.each([
  ['an answer of a registry that cannot be asked', '{"message":"405 Method Not Allowed","statusCode":405}'],
  ['no JSON', 'npm error'],
  ['nothing', ''],
])('takes %s for no report, never for a good one', (_, text) => {
  expect(() => findingsOf(text)).toThrow(NotAsked)
})

it('holds a release to the times that SECURITY.md promises', () => {
  const promised = readFileSync('SECURITY.md', 'utf8')
  for (const [severity, days] of Object.entries(DAYS))
    expect(promised).toMatch(new RegExp(`\\| ${severity} +\\| ${days} days +\\|`))
})
