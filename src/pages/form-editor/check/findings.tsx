import type { Finding } from '../../../../rules/form-check/index.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { Hidden, Text } from '../../../ui/layout/typography.tsx'
import { checkTexts as texts } from './texts.ts'
import { findingsClass } from '../classes.ts'

/** At most a screen or two; the others are shown when these are mended. */
const SHOWN_MAX = 50

/** What was found, each with the way to its field. */
export function Findings({ findings, onGo }: { findings: Finding[]; onGo: (fieldId: string) => void }) {
  if (findings.length === 0) return null
  const hidden = findings.length - SHOWN_MAX
  return (
    <>
      <ul className={findingsClass('list')}>
        {findings.slice(0, SHOWN_MAX).map((finding) => (
          <FindingItem key={`${finding.fieldId} ${finding.message}`} finding={finding} onGo={onGo} />
        ))}
      </ul>
      {hidden > 0 ? <Text tone="muted">{texts.more(hidden)}</Text> : null}
    </>
  )
}

interface FindingItemProps {
  finding: Finding
  onGo: (fieldId: string) => void
}

function FindingItem({ finding: { severity, index, fieldId, label, message }, onGo }: FindingItemProps) {
  return (
    <li className={findingsClass('item')}>
      <div className={findingsClass('head')}>
        <Badge tone={severity === 'problem' ? 'danger' : 'accent'}>{texts.severity[severity]}</Badge>
        <Button variant="ghost" size="sm" className={findingsClass('place')} onClick={() => onGo(fieldId)}>
          <Hidden>{texts.goTo} </Hidden>
          {texts.place(index, label)}
        </Button>
      </div>
      <Text>{message}</Text>
    </li>
  )
}
