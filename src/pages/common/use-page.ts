import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lastPageOf, pageOf } from './pages.ts'

const PARAMETER = 'page'

/** The page that the address names, and how to go to another. */
export function usePage(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams()
  return [pageOf(params.get(PARAMETER)), (page) => setParams({ [PARAMETER]: String(page) })]
}

/** A page past the end, say after its last row was deleted, becomes the last one, and the address says so. */
export function useMendedPage(page: number, count: number | undefined): void {
  const [, setParams] = useSearchParams()
  const last = count === undefined ? page : lastPageOf(count)
  useEffect(() => {
    if (page > last) setParams({ [PARAMETER]: String(last) }, { replace: true })
  }, [page, last, setParams])
}
