import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Forms } from '../../../contract/types.gen.ts'
import { call } from './call.ts'

export function Component() {
  const { data } = useQuery({
    queryKey: ['forms'],
    queryFn: () => call<Forms>('/forms/?skip=0&limit=100&fields=head'),
  })
  if (!data) return <p>Loading</p>
  return (
    <table>
      <tbody>
        {data.data.map(({ id, title, created_at: created, response_count: count }) => (
          <tr key={id}>
            <td>
              <Link to={`/forms/${id}/responses`}>{title}</Link>
            </td>
            <td>{created}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
