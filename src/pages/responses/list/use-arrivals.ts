import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type ResponseList, responsesKey, useResponsesStatus } from '../calls.ts'

/** More pages than this are not fetched again only because of a mark. */
const PAGES_REFRESHED = 2

/** What has arrived since the list was fetched. At the top of the list it shows up by itself; further down nothing may jump. */
export function useArrivals(formId: string, list: ResponseList, frame: RefObject<HTMLElement | null>) {
  const queryClient = useQueryClient()
  const status = useResponsesStatus(formId)
  const known = list.data?.pages[0]?.total
  const difference = status.data && known !== undefined ? status.data.total - known : 0
  const revision = status.data?.revision
  const lastRevision = useRef(revision)
  const isAtTop = () => window.scrollY < 8 && (frame.current?.scrollTop ?? 0) < 8
  const refresh = () => void queryClient.invalidateQueries({ queryKey: responsesKey(formId) })

  const onDifference = useEffectEvent(() => {
    if (difference < 0 || isAtTop()) refresh()
  })
  useEffect(() => {
    if (difference !== 0) onDifference()
  }, [difference])

  const onRevision = useEffectEvent((now: number) => {
    const isMarked = lastRevision.current !== undefined && lastRevision.current !== now
    lastRevision.current = now
    if (isMarked && difference === 0 && (list.data?.pages.length ?? 0) <= PAGES_REFRESHED) refresh()
  })
  useEffect(() => {
    if (revision !== undefined) onRevision(revision)
  }, [revision])

  return {
    count: Math.max(0, difference),
    show: () => {
      frame.current?.scrollTo({ top: 0 })
      window.scrollTo({ top: 0 })
      refresh()
    },
  }
}

export type Arrivals = ReturnType<typeof useArrivals>
