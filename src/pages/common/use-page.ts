import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lastPageOf, pageOf } from './pages.ts'

const PARAMETER = 'page'
const SEARCH = 'q'

/** The page that the address names, and how to go to another. */
export function usePage(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams()
  const turn = (page: number) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), [PARAMETER]: String(page) }))
  return [pageOf(params.get(PARAMETER)), turn]
}

/** What is searched for, in the address too; another search begins at its first page. */
export function useSearch(): [string, (q: string) => void] {
  const [params, setParams] = useSearchParams()
  return [params.get(SEARCH)?.trim() ?? '', (q) => setParams(q === '' ? {} : { [SEARCH]: q }, { replace: true })]
}

/** A page past the end, say after its last row was deleted, becomes the last one, and the address says so. */
export function useMendedPage(page: number, count: number | undefined): void {
  const [, setParams] = useSearchParams()
  const last = count === undefined ? page : lastPageOf(count)
  useEffect(() => {
    if (page > last)
      setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), [PARAMETER]: String(last) }), {
        replace: true,
      })
  }, [page, last, setParams])
}
