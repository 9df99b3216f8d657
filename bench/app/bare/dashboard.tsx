import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Dashboard } from '../../../contract/types.gen.ts'
import { call } from './call.ts'

export function Component() {
  const { data } = useQuery({ queryKey: ['dashboard'], queryFn: () => call<Dashboard>('/dashboard') })
  if (!data) return <p>Loading</p>
  return (
    <table>
      <tbody>
        {data.forms.map(({ id, title, total }) => (
          <tr key={id}>
            <td>
              <Link to={`/forms/${id}/responses`}>{title}</Link>
            </td>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
