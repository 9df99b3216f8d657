import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Started, startFromCopy } from './starts.ts'

/** The form that the address names is copied once. */
export function useCopy(begin: (start: Promise<Started>) => Promise<void>) {
  const copied = useSearchParams()[0].get('copy')
  const [isLoading, setLoading] = useState(copied !== null)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (copied === null || asked.current === copied) return
    asked.current = copied
    void begin(startFromCopy(copied)).finally(() => setLoading(false))
  }, [copied, begin])
  return { isLoading }
}
