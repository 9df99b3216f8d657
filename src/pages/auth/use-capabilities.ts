import { useQuery } from '@tanstack/react-query'
import { capabilitiesOptions } from '../../../contract/@tanstack/react-query.gen.ts'

/** Whether visitors may make themselves an account; open while the server has not answered, which refuses in any case. */
export const useIsSignUpOpen = (): boolean => useQuery(capabilitiesOptions()).data?.signUp !== 'closed'

/** Whether people can use passkeys here: not while the server has not answered. */
export const usePasskeys = (): boolean =>
  useQuery(capabilitiesOptions()).data?.passkeys === true && typeof PublicKeyCredential === 'function'
