import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TOAST_FAILURE } from '../../rules/failures.ts'
import { fetchLateParts } from '../ui/late-part.tsx'
import { showToast } from '../ui/overlays/toaster.tsx'
import { appTexts } from './texts.ts'

/** For so long nothing was asked of the server, so the screen has all that it shows. */
const QUIET_MS = 300
/** A slow phone has them sooner. */
const PATIENCE_MS = 10_000

async function fetchInTime(): Promise<void> {
  const tooLong = setTimeout(() => showToast('error', TOAST_FAILURE, appTexts.notFetched), PATIENCE_MS)
  await fetchLateParts()
  clearTimeout(tooLong)
}

/**
 * What a screen does not begin with is fetched when the screen is there. From then on it opens at once, also without a
 * network, and after the server has got another version.
 */
export function FetchAhead() {
  const isBusy = useIsFetching() > 0
  useEffect(() => {
    if (isBusy) return undefined
    const timer = setTimeout(fetchInTime, QUIET_MS)
    return () => clearTimeout(timer)
  }, [isBusy])
  return null
}
