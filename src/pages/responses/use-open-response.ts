import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const KEY = 'response'
/** In the history entry of a response that was opened from the list, which is one step back then. */
const FROM_LIST = { isFromList: true }

/** The response that is open in full stands in the address: a link opens it, and the browser's way back closes it. */
export function useOpenResponse() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const openId = params.get(KEY)
  const change = (id: string | null, options: { replace: boolean; state?: unknown }) =>
    setParams(
      (current) => {
        current.delete(KEY)
        if (id !== null) current.set(KEY, id)
        return current
      },
      // At once: keys that are pressed quickly go on from what the last one opened.
      { ...options, preventScrollReset: true, flushSync: true },
    )
  return {
    openId,
    /** One open response takes the place of another: the way back leads to the list, not through all that were read. */
    open: (id: string) => change(id, openId === null ? { replace: false, state: FROM_LIST } : { replace: true, state }),
    close: () => {
      if (openId === null) return
      if (state?.isFromList) void navigate(-1)
      else change(null, { replace: true })
    },
  }
}
