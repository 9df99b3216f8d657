import { Alert } from '../../ui/feedback/alert.tsx'

interface IssuesProps {
  title: string
  issues: string[]
  /** `alert` for what was just refused. */
  role?: 'alert' | 'status'
}

/** Every issue of the draft, each once. */
export function Issues({ title, issues, role }: IssuesProps) {
  if (issues.length === 0) return null
  return (
    <Alert tone={role === 'alert' ? 'danger' : 'warning'} title={title} role={role}>
      <ul>
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    </Alert>
  )
}

const ALL_NAMED = 'All fields must have names'
const ONE_UNNAMED = /^Field \d+: Name is required$/

/** Names that are missing are said once: of each field while a form is created (specification, section 5, Form builder). */
export const issuesOfEach = (issues: string[]): string[] => issues.filter((issue) => issue !== ALL_NAMED)

/** And of all together while one is edited, where the first fault is gone to. */
export const issuesOfAll = (issues: string[]): string[] => issues.filter((issue) => !ONE_UNNAMED.test(issue))
