import { addressKey } from '../networks.ts'
import { Forbidden } from '../http/errors.ts'
import { budget } from '../http/rate-limits.ts'
import type { Settings } from '../settings.ts'

const MINUTE_MS = 60_000
const CLOSED = 'Sign-up is closed here. Please ask the people who run this site for an account.'
const FROM_ADDRESS = 'Many accounts were made from your network just now. Please try again in a minute.'
const IN_ALL = 'Many accounts are being made just now. Please try again in a minute.'

/**
 * @returns a function that counts a sign-up from an address, and throws when sign-up is closed, or when there were too many
 * in the last minute
 */
export function signUpQuotas({ signUp, quotas }: Pick<Settings, 'signUp' | 'quotas'>) {
  const ofAddress = budget(quotas.signUpsPerMinute, MINUTE_MS, FROM_ADDRESS)
  const inAll = budget(quotas.signUpsPerMinuteInAll, MINUTE_MS, IN_ALL)
  return (ip: string): void => {
    if (signUp === 'closed') throw new Forbidden(CLOSED)
    const address = addressKey(ip)
    ofAddress.require(address)
    inAll.require('')
    ofAddress.take(address)
    inAll.take('')
  }
}
