import { useQuery } from '@tanstack/react-query'
import { readDashboardOptions } from '../../../contract/@tanstack/react-query.gen.ts'
import { DASHBOARD_REFRESH_MS } from '../../../rules/limits.ts'

/** Asked again whenever one comes back to it, and regularly while it is visible. */
export const useDashboard = () =>
  useQuery({
    ...readDashboardOptions(),
    staleTime: 0,
    refetchInterval: DASHBOARD_REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })
