import { queryOptions, useQuery } from '@tanstack/react-query'
import { readDashboardOptions } from '../../../contract/@tanstack/react-query.gen.ts'
import { DASHBOARD_REFRESH_MS } from '../../../rules/limits.ts'
import { JUST_READ_MS } from '../../transport/query-client.ts'

export const dashboardOptions = queryOptions({ ...readDashboardOptions(), staleTime: JUST_READ_MS })

/** Asked again whenever one comes back to it, and regularly while it is visible. */
export const useDashboard = () =>
  useQuery({
    ...dashboardOptions,
    refetchInterval: DASHBOARD_REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })
