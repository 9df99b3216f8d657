import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TOAST_FAILURE } from '../../rules/failures.ts'
import { fetchOpenedDialog } from '../ui/overlays/dialog.tsx'
import { fetchMenu } from '../ui/overlays/menu.tsx'
import { showToast } from '../ui/overlays/toaster.tsx'
import { fetchLogInAgain } from './layout.tsx'
import { fetchDrawer } from './small-menu.tsx'
import { appTexts } from './texts.ts'

/** For so long nothing was asked of the server, so the first screen has all that it shows. */
const QUIET_MS = 300
/** A slow phone has them sooner. */
const PATIENCE_MS = 10_000

const parts = [fetchMenu, fetchOpenedDialog, fetchDrawer, fetchLogInAgain]

async function fetchParts(): Promise<void> {
  const tooLong = setTimeout(() => showToast('error', TOAST_FAILURE, appTexts.notFetched), PATIENCE_MS)
  await Promise.all(parts.map((fetchPart) => fetchPart()))
  clearTimeout(tooLong)
}

let fetched: Promise<void> | undefined

/**
 * What no screen begins with is fetched when the first one is there. From then on it opens at once, also without a network,
 * and after the server has got another version.
 */
export function FetchAhead() {
  const isBusy = useIsFetching() > 0
  useEffect(() => {
    if (isBusy || fetched) return undefined
    const timer = setTimeout(() => (fetched ??= fetchParts()), QUIET_MS)
    return () => clearTimeout(timer)
  }, [isBusy])
  return null
}
