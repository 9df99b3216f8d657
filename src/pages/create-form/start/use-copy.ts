import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type Started, startFromCopy } from './starts.ts'

/** The form that the address names is copied once; likewise one that was deleted while it was edited, as it was then. */
export function useCopy(begin: (start: Promise<Started>) => Promise<void>) {
  const copied = useSearchParams()[0].get('copy')
  const { state, key }: { state: Started | null; key: string } = useLocation()
  const edited = state?.draft
  const [isLoading, setLoading] = useState(copied !== null)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if ((copied === null && !edited) || asked.current === (copied ?? key)) return
    asked.current = copied ?? key
    void begin(copied === null ? Promise.resolve({ draft: edited }) : startFromCopy(copied)).finally(() =>
      setLoading(false),
    )
  }, [copied, edited, key, begin])
  return { isLoading }
}
