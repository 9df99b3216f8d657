import { useEffect, useRef } from 'react'
import { hasLogic } from '../../../../rules/logic/fields-asked.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Heading, Text } from '../../../ui/layout/typography.tsx'
import { checkTexts as texts, summaryOf, simulationText } from './texts.ts'
import { LogicProof } from './logic-proof.tsx'
import { Findings } from './findings.tsx'
import type { CheckReport } from './run-check.ts'
import type { FormCheck } from './use-form-check.ts'

interface FormCheckResultProps {
  check: FormCheck
  /** To a field that was found. */
  onGo: (fieldId: string) => void
}

/** What the check found. It stays until the next one, and says when the form has changed meanwhile. */
export function FormCheckResult({ check, onGo }: FormCheckResultProps) {
  const { report, isRunning, isStale, hasFailed, run } = check
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (report && !isRunning) heading.current?.focus()
  }, [report, isRunning])
  return (
    <>
      <div role="status">{isRunning ? <Text tone="muted">{texts.checking}</Text> : null}</div>
      {hasFailed ? (
        <Alert tone="danger" role="alert">
          {texts.failed}
        </Alert>
      ) : null}
      {report && !isRunning ? (
        <Card aria-labelledby="form-check">
          <Row justify="between" wrap>
            <Heading as="h2" id="form-check" ref={heading} tabIndex={-1}>
              {texts.heading}
            </Heading>
            {isStale ? (
              <Button variant="outline" size="sm" onClick={run}>
                {texts.again}
              </Button>
            ) : null}
          </Row>
          <div role="status">{isStale ? <Alert tone="neutral">{texts.stale}</Alert> : <Summary report={report} />}</div>
          <Findings findings={report.findings} onGo={onGo} />
          {hasLogic(report.fields) ? <LogicProof fields={report.fields} logic={report.logic} /> : null}
        </Card>
      ) : null}
    </>
  )
}

function Summary({ report }: { report: CheckReport }) {
  const { findings, simulation, language, hasSounds } = report
  const hasProblems = !simulation.canSubmit || findings.some(({ severity }) => severity === 'problem')
  const tone = hasProblems ? 'warning' : findings.length > 0 ? 'accent' : 'success'
  return (
    <Alert tone={tone} title={summaryOf(report)}>
      <p>{simulationText(report)}</p>
      {hasSounds ? null : <p>{texts.unheard(language)}</p>}
      {findings.length > 0 ? <p>{texts.advice}</p> : null}
      {simulation.broken.map((fault) => (
        <p key={fault}>{`${texts.broken}: ${fault}`}</p>
      ))}
    </Alert>
  )
}
