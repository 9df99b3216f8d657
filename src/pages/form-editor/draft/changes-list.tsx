import type { DraftChanges } from '../../../../rules/drafts/changes.ts'
import { Text } from '../../../ui/layout/typography.tsx'
import { builderClass } from '../classes.ts'
import { changeLines } from '../change-words.ts'
import { draftTexts as texts } from './texts.ts'

const LINES_MAX = 40

interface ChangesListProps {
  changes: DraftChanges
  /** What is said where nothing differs. */
  none?: string
}

/** What differs between two drafts, in words. */
export function ChangesList({ changes, none = texts.noChanges }: ChangesListProps) {
  const lines = changeLines(changes)
  if (lines.length === 0) return <Text tone="muted">{none}</Text>
  return (
    <ul className={builderClass('changes')}>
      {lines.slice(0, LINES_MAX).map((line, index) => (
        <li key={`${index} ${line}`}>{line}</li>
      ))}
      {lines.length > LINES_MAX ? <li>{texts.more(lines.length - LINES_MAX)}</li> : null}
    </ul>
  )
}
