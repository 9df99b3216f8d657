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
