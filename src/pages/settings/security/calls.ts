import { useMutation, useQuery } from '@tanstack/react-query'
import {
  endLoginMutation,
  endOtherLoginsMutation,
  readLoginsOptions,
  readLoginsQueryKey,
  readSecurityMeOptions,
  readSecurityMeQueryKey,
  updatePasskeyMutation,
} from '../../../../contract/@tanstack/react-query.gen.ts'
import { recently } from '../../common/auth/recent-login.ts'
import { securityTexts } from './texts.ts'

export const securityKey = readSecurityMeQueryKey()

export const useSecurity = () => useQuery(readSecurityMeOptions())

const endedMeta = (success: string) => ({ success, refetch: [readLoginsQueryKey()] })

export const useLogins = () => useQuery(readLoginsOptions())
export const useEndLogin = () =>
  useMutation({ ...recently(endLoginMutation()), meta: endedMeta(securityTexts.logins.ended) })
export const useEndOtherLogins = () =>
  useMutation({ ...recently(endOtherLoginsMutation()), meta: endedMeta(securityTexts.logins.endedOthers) })

export const useRenamePasskey = () =>
  useMutation({
    ...updatePasskeyMutation(),
    meta: { success: securityTexts.passkeys.renamed, refetch: [securityKey] },
  })
