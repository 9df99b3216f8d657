import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * The token of a link in a mail, empty where there is none. It is taken out of the address at once: there it would stay in the
 * browser's history, be seen over a shoulder and go along when the address is passed on. A reload finds it in the state of
 * the history's entry.
 */
export function useAddressToken(): string {
  const [params] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const inAddress = params.get('token') ?? ''
  useEffect(() => {
    if (inAddress !== '') void navigate(pathname, { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate, pathname])
  return inAddress === '' ? tokenIn(state) : inAddress
}

const tokenIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string' ? state.token : ''
